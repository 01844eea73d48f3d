import { isFar } from '../permissionTerms.ts'
import type { SignLevel, SignWarning } from '../signView.ts'
import type { Granted } from './functionDeed.ts'
import { LAST_SECOND } from './meaning.ts'
import { partyOf, tokenAmount } from './party.ts'
import { type Draft, type Reading, worst } from './reading.ts'

/**
 * A permission to take tokens later. One over nothing takes an earlier one back.
 *
 * Without a limit it is a danger, whoever gets it.
 */
export function describePermission(
  reading: Reading,
  { kind, contract, spender, tokens, expiresAtSeconds }: Granted,
  by: 'signature' | 'transaction',
): Omit<Draft, 'details'> {
  const party = partyOf(reading, spender)
  const amounts = tokens.map(({ token, amount }) => tokenAmount(reading, token, amount))
  const isUnlimited = amounts.some((amount) => amount.isUnlimited)
  const isNothing = amounts.every(({ raw }) => raw === 0n)
  // what a contract that nobody knows does by that name is its own affair
  const isKnown = contract === undefined || partyOf(reading, contract).name !== null
  const isTakenBack = isNothing && isKnown
  const ends = expiresAtSeconds ?? null
  const lastSeconds = ends !== null && ends <= LAST_SECOND ? ends : null
  // EIP-2612 and DAI: it must be handed in by then, and what it allows never ends
  const isLasting = kind === 'permit' || kind === 'dai-permit'
  const endsAtSeconds = isLasting ? null : lastSeconds
  const isLate =
    expiresAtSeconds !== undefined && isFar({ expiresAtSeconds: lastSeconds }, reading.facts.nowMs)
  const checks: readonly (readonly [boolean, SignLevel, SignWarning])[] = [
    [isUnlimited, 'danger', { kind: 'unlimited' }],
    [!isKnown || (party.name === null && !party.isSelf), 'caution', { kind: 'unknownContract' }],
    [isLate, 'caution', { kind: 'farDeadline', endsAtSeconds: lastSeconds }],
  ]
  const found = isTakenBack ? [] : checks.filter(([is]) => is)
  return {
    effect: { kind: 'permission', spender: party, amounts, isUnlimited, endsAtSeconds, by },
    money: !isNothing ? 'later' : isKnown ? 'never' : 'unknown',
    level: worst('plain', ...found.map(([, level]) => level)),
    warnings: found.map(([, , warning]) => warning),
  }
}
