import { isRecord } from '../../../../lib/isRecord.ts'
import { wholeNumberFrom } from '../../../../lib/wholeNumber.ts'
import type { Permission } from '../permissionTerms.ts'
import type { Amount } from '../signView.ts'
import { isSame, movedAmount, partyOf, tokenAmount } from './party.ts'
import { describePermission } from './permission.ts'
import { type Draft, type Reading, worst } from './reading.ts'

/** One that arrives: so much of a token, at least, at an address. */
type Output = { readonly token: string; readonly least: bigint; readonly recipient: string }

/** What an auction may end with, by the names of UniswapX: of limit, Dutch (V1 to V3) and priority orders. */
const LEAST = ['endAmount', 'minAmount', 'startAmount', 'amount']

/** More than any order has. */
const MOST_OUTPUTS = 100

/**
 * The outputs of an order that a permission of Permit2 goes with, as its witness; null where the witness is none, or one that
 * does not say what arrives where.
 *
 * Spec: UniswapX, "Order types": a filler may take the permitted tokens if the outputs arrive.
 */
export function readOutputs(message: Readonly<Record<string, unknown>>): readonly Output[] | null {
  const { witness } = message
  if (!isRecord(witness)) return null
  const list = Object.entries(witness).find(([name]) => /^(?:base)?outputs$/i.test(name))?.[1]
  if (!Array.isArray(list) || list.length > MOST_OUTPUTS) return null
  const outputs = list.map(outputFrom)
  return outputs.every((output) => output !== null) ? outputs : null
}

function outputFrom(value: unknown): Output | null {
  if (!isRecord(value)) return null
  const { token, recipient } = value
  const amounts = LEAST.flatMap((name) => wholeNumberFrom(value[name]) ?? [])
  const [first, ...others] = amounts
  if (typeof token !== 'string' || typeof recipient !== 'string' || first === undefined) return null
  const least = others.reduce((a, b) => (a < b ? a : b), first)
  return { token, least, recipient }
}

/**
 * An order: what leaves the account at most, and what arrives at it at least.
 *
 * A contract that nobody knows is given a permission, and no more. It is a danger where nothing arrives, or next to nothing:
 * whoever fills it then gets the tokens for free.
 */
export function describeOrder(
  reading: Reading,
  permission: Permission,
  outputs: readonly Output[],
): Omit<Draft, 'details'> {
  const granted = describePermission(reading, permission, 'signature')
  const own = outputs.filter(({ recipient }) => isSame(recipient, reading.account.address))
  const sums = new Map<string, Output>()
  for (const one of own) {
    const key = one.token.toLowerCase()
    sums.set(key, { ...one, least: one.least + (sums.get(key)?.least ?? 0n) })
  }
  const gets = [...sums.values()]
    .map(({ token, least }) => arriving(reading, token, least))
    .filter((amount) => !isDust(amount))
  const all = permission.tokens.map(({ token, amount }) => tokenAmount(reading, token, amount))
  const some = all.filter(({ raw }) => raw !== 0n)
  const gives = some.length > 0 ? some : all
  const isForNothing = gets.length === 0
  // what arrives is up to the contract: one that nobody knows need not keep what the request says of it
  if (!isForNothing && partyOf(reading, permission.spender).name === null) return granted
  // a token that nobody knows may be worth nothing, however much of it arrives
  const isOfStranger = gets.some(({ token }) => token?.name === null)
  const isWarned = granted.warnings.some(({ kind }) => kind === 'unknownContract')
  const level = isForNothing ? 'danger' : isOfStranger ? 'caution' : 'plain'
  return {
    ...granted,
    effect: { kind: 'order', gives, gets },
    money: 'later',
    level: worst(granted.level, level),
    warnings: [
      ...(isForNothing ? [{ kind: 'nothingBack' } as const] : []),
      ...(isOfStranger && !isWarned ? [{ kind: 'unknownContract' } as const] : []),
      ...granted.warnings,
    ],
  }
}

const OWN_CURRENCY = /^0x0*$/

/** Orders write the chain's own currency as the zero address. */
function arriving(reading: Reading, token: string, least: bigint): Amount {
  const amount = movedAmount(reading, token, least)
  if (!OWN_CURRENCY.test(token)) return amount
  const { symbol = null, decimals = null } = reading.chain?.currency ?? {}
  return { ...amount, token: null, symbol, decimals }
}

/** Less than a millionth of a whole one; of a token whose decimals nobody knows, less than a thousand of the smallest unit. */
function isDust({ raw, decimals }: Amount): boolean {
  if (raw === null) return false
  return decimals === null ? raw < 1000n : raw * 1_000_000n < 10n ** BigInt(Math.min(decimals, 80))
}
