import { isFar, type Permission } from '../permission.ts'
import type { SignLevel, SignWarning } from '../signView.ts'
import { LAST_SECOND } from './meaning.ts'
import { partyOf, tokenAmount } from './party.ts'
import { type Draft, type Reading, worst } from './reading.ts'

/** What a permission says, however it is given. */
export type Granted = Pick<Permission, 'spender' | 'tokens'> & {
  /** Undefined where its kind has no end at all: then a far one is nothing to warn of. */
  readonly expiresAtSeconds?: bigint | null | undefined
}

/**
 * A permission to take tokens later. One over nothing takes an earlier one back.
 *
 * Without a limit it is a danger, whoever gets it.
 */
export function describePermission(
  reading: Reading,
  { spender, tokens, expiresAtSeconds }: Granted,
  by: 'signature' | 'transaction',
): Omit<Draft, 'details'> {
  const party = partyOf(reading, spender)
  const amounts = tokens.map(({ token, amount }) => tokenAmount(reading, token, amount))
  const isUnlimited = amounts.some((amount) => amount.isUnlimited)
  const isTakenBack = amounts.every(({ raw }) => raw === 0n)
  const ends = expiresAtSeconds ?? null
  const endsAtSeconds = ends !== null && ends <= LAST_SECOND ? ends : null
  const isLate =
    expiresAtSeconds !== undefined &&
    isFar({ expiresAtSeconds: endsAtSeconds }, reading.facts.nowMs)
  const checks: readonly (readonly [boolean, SignLevel, SignWarning])[] = [
    [isUnlimited, 'danger', { kind: 'unlimited' }],
    [party.name === null && !party.isSelf, 'caution', { kind: 'unknownContract' }],
    [isLate, 'caution', { kind: 'farDeadline', endsAtSeconds }],
  ]
  const found = isTakenBack ? [] : checks.filter(([is]) => is)
  return {
    effect: { kind: 'permission', spender: party, amounts, isUnlimited, endsAtSeconds, by },
    money: isTakenBack ? 'never' : 'later',
    level: worst('plain', ...found.map(([, level]) => level)),
    warnings: found.map(([, , warning]) => warning),
  }
}
