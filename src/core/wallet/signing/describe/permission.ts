import { isFar } from '../permissionTerms.ts'
import type { Amount, Party, SignLevel, SignWarning } from '../signView.ts'
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
  const all = tokens.map(({ token, amount }) => tokenAmount(reading, token, amount))
  const amounts = all.filter(({ raw }) => raw !== 0n)
  const isUnlimited = amounts.some((amount) => amount.isUnlimited)
  const isNothing = all.length > 0 && amounts.length === 0
  // what a contract that nobody knows does by that name is its own affair
  const isKnown = contract === undefined || partyOf(reading, contract).name !== null
  // a transfer is used up once: one of nothing leaves every earlier permission as it is
  if (isNothing && kind?.endsWith('transfer')) return describeNothing(party, all)
  if (isNothing) return describeRevocation(reading, { contract, spender, amounts: all, by })
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
  // of several permissions the ones of nothing end; of several transfers they are none
  const ended = kind?.endsWith('transfer') ? [] : all.filter(({ raw }) => raw === 0n)
  const found = checks.filter(([is]) => is)
  return {
    effect: { kind: 'permission', spender: party, amounts, isUnlimited, endsAtSeconds, by },
    money: 'later',
    level: worst('plain', ...found.map(([, level]) => level)),
    warnings: [
      ...found.map(([, , warning]) => warning),
      ...(ended.length > 0 ? [{ kind: 'removesToo', amounts: ended } as const] : []),
    ],
  }
}

/** A signed transfer of nothing. */
function describeNothing(to: Party, amounts: readonly Amount[]): Omit<Draft, 'details'> {
  return {
    effect: { kind: 'transfer', amounts, to },
    money: 'never',
    level: 'danger',
    warnings: [{ kind: 'movesNothing' }],
  }
}

const NOBODY = /^0x0*$/

type Revoked = {
  /** Who keeps the permission; undefined for those that are known to do what they say. */
  readonly contract?: string | undefined
  /** Who had it; null where the request does not say. */
  readonly spender: string | null
  readonly amounts: readonly Amount[]
  /** Whether it only gets smaller. @default false */
  readonly isPart?: boolean | undefined
  readonly by: 'signature' | 'transaction'
}

/** An earlier permission that ends, or gets smaller. Somebody who has no address is nobody: one token is given to them. */
export function describeRevocation(
  reading: Reading,
  { contract, spender, amounts, isPart = false, by }: Revoked,
): Omit<Draft, 'details'> {
  // what a contract that nobody knows does by that name is its own affair
  const isKnown = contract === undefined || partyOf(reading, contract).name !== null
  const party = spender === null || NOBODY.test(spender) ? null : partyOf(reading, spender)
  return {
    effect: { kind: 'revocation', spender: party, amounts, isPart },
    money: !isKnown ? 'unknown' : by === 'signature' ? 'never' : 'fee',
    level: isKnown ? 'plain' : 'caution',
    warnings: isKnown ? [] : [{ kind: 'unknownContract' }],
  }
}
