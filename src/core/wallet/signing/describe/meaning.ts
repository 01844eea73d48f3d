import type { Meaning } from '../signView.ts'
import { partyOf } from './party.ts'
import type { Reading } from './reading.ts'

/** Members that hold a time in seconds, in the standards that name them. */
const TIMES: readonly string[] = [
  'deadline',
  'sigDeadline',
  'expiration',
  'expiry',
  'validAfter',
  'validBefore',
  'validTo',
  'validUntil',
  'startTime',
  'endTime',
]

/** The last second that a calendar has; what is behind it never comes. */
export const LAST_SECOND = 8_640_000_000_000n
/** A number before it is a length of time, or none at all: September 2001. */
const FIRST_SECOND = 1_000_000_000n

/** What a value means by its type and its name, where that is beyond doubt. */
export function meaningOf(
  reading: Reading,
  { name, type, value }: { readonly name: string; readonly type: string; readonly value: string },
): Meaning | null {
  if (type === 'bool') return { kind: 'boolean', isTrue: value === 'true' }
  if (type === 'address') return { kind: 'party', party: partyOf(reading, value) }
  const number = /^u?int\d*$/.test(type) && /^\d+$/.test(value) ? BigInt(value) : null
  if (number === null) return null
  if (name === 'chainId') return chainMeaning(reading, number)
  const isTime = TIMES.includes(name) && number >= FIRST_SECOND
  return isTime ? { kind: 'time', seconds: number } : null
}

/** The chain of Ethereum by that number; null where nobody knows its name. */
export function chainMeaning({ facts }: Reading, chainId: bigint): Meaning | null {
  const chain = facts.chainOf(`eip155:${chainId}`)
  return chain.name === null ? null : { kind: 'chain', chain }
}
