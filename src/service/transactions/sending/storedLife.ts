import * as v from 'valibot'
import { NEW_LIFE, type NonceEvidence, type SendLife } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'

/** The life of a transaction as its row stores it. */
export type StoredLife = SendLife & {
  /** When the same bytes go out again, if no block has them until then. */
  readonly nextAttemptAtMs: number
  /** On Solana the last block height at which the blockhash is valid, or for a durable nonce the slot as of which its account
   * tells the truth; null until it is known. */
  readonly expiresAfter: number | null
  /** How many looks in a row have missed it after it expired. */
  readonly expiryMisses: number
  /** Where on Ethereum the nonce was first seen as used, and how often the transaction was not found since; null before. */
  readonly nonceUse: NonceUseSeen | null
  /** The hash of the transaction that replaced it; null when none did, or nobody knows which. */
  readonly replacedBy: string | null
}

/** A nonce that a node named as used. */
type NonceUseSeen = Pick<NonceEvidence, 'usedAtHeight' | 'misses' | 'mayBeOut'>

const lifeShape = v.object({
  mayBeOut: v.boolean(),
  wasKnown: v.boolean(),
  attempts: v.number(),
  unknownBlockhashes: v.optional(v.number(), 0),
  nextAttemptAtMs: v.optional(v.number(), 0),
  expiresAfter: v.nullish(v.number(), null),
  expiryMisses: v.optional(v.number(), 0),
  nonceUse: v.nullish(
    v.object({
      usedAtHeight: v.number(),
      misses: v.number(),
      mayBeOut: v.optional(v.boolean(), true),
    }),
    null,
  ),
  replacedBy: v.nullish(v.string(), null),
})

/**
 * Reads the life of a transaction. One that an older version recorded may have been sent by it, and was known to a node when
 * it is `BROADCASTING`.
 */
export function readLife({ status, lifeJson }: SendTransactionRow): StoredLife {
  if (lifeJson !== null) return { ...v.parse(lifeShape, JSON.parse(lifeJson)), status }
  return { ...createLife(), status, mayBeOut: true, wasKnown: status === 'BROADCASTING' }
}

/** The life of a transaction that has just been signed. */
export function createLife(known: Partial<StoredLife> = {}): StoredLife {
  const ends = { expiresAfter: null, expiryMisses: 0, nonceUse: null, replacedBy: null }
  const none = { nextAttemptAtMs: 0, ...ends }
  return { ...NEW_LIFE, ...none, ...known }
}

/** Writes a life for its row, which has the status in a column of its own. */
export function writeLife({ status: _, ...life }: StoredLife): string {
  return JSON.stringify(life)
}
