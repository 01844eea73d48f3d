import type { NodeVerdict, RefusalReason } from './nodeVerdict.ts'

/**
 * How far a transaction has come: `INITIALIZED → BROADCASTING → INCLUDED | FAILED | REPLACED`.
 *
 * - `INITIALIZED`: signed, and no byte of it has left.
 * - `BROADCASTING`: the bytes have left, or may have. Doubt stays here.
 * - `INCLUDED`: a block has it, on Ethereum the newest one (as wallets show it), on Solana one that two thirds of the stake have
 *   voted for. A chain may undo its newest blocks: before you deliver something valuable, wait for further blocks.
 * - `FAILED`: a block has it and it had no effect, or the same bytes can never be included.
 * - `REPLACED`: a block has another transaction with the same nonce, and lies so deep that no chain undoes it.
 */
export type SendStatus = 'INITIALIZED' | 'BROADCASTING' | 'INCLUDED' | 'FAILED' | 'REPLACED'

/** The life of one transaction, as far as rules need it. It is stored before each request, so that a killed process knows. */
export type SendLife = {
  readonly status: SendStatus
  /** Whether any earlier request may have brought the bytes to the network. */
  readonly mayBeOut: boolean
  /** Whether any node reported that it has the bytes. From then on, refusals decide nothing. */
  readonly wasKnown: boolean
  /** How many requests to broadcast have been made. */
  readonly attempts: number
  /** How many of them met a node that did not know the blockhash. Limits and other delays do not count. */
  readonly unknownBlockhashes: number
}

/** A transaction that is signed and has not been sent. */
export const NEW_LIFE: SendLife = {
  status: 'INITIALIZED',
  mayBeOut: false,
  wasKnown: false,
  attempts: 0,
  unknownBlockhashes: 0,
}

/** What to do after a request. */
type NextStep =
  | { readonly kind: 'lookUp' }
  | { readonly kind: 'broadcastAgain'; readonly afterMs: number }
  | { readonly kind: 'end'; readonly reason: RefusalReason | null }

/** The life and what to do next. */
export type LifeStep = { readonly life: SendLife; readonly next: NextStep }

const FIRST_BACKOFF_MS = 500
/** How often nodes may not know the blockhash of bytes that never left: half a minute, longer than replicas are behind. */
const MOST_UNKNOWN = 7
const MOST_BACKOFF_MS = 30_000

/** Whether nothing can happen to a transaction any more. */
export function isFinal(status: SendStatus): boolean {
  return status === 'INCLUDED' || status === 'FAILED' || status === 'REPLACED'
}

/** The life to store before the bytes leave: a process that ends before the response must assume that they arrived. */
export function beginBroadcast(life: SendLife): SendLife {
  return { ...life, mayBeOut: true, attempts: life.attempts + 1 }
}

/**
 * The life after a request to broadcast.
 *
 * @param before - the life before `beginBroadcast`.
 */
export function applyBroadcast(before: SendLife, verdict: NodeVerdict): LifeStep {
  const attempts = before.attempts + 1
  const out: SendLife = { ...before, status: 'BROADCASTING', mayBeOut: true, attempts }
  const afterMs = getBackoffMs(attempts, verdict.kind === 'retry' ? verdict.retryAfterMs : null)
  switch (verdict.kind) {
    case 'known':
    case 'included':
      return { life: { ...out, wasKnown: true }, next: { kind: 'lookUp' } }
    case 'unknown':
      return { life: out, next: { kind: 'broadcastAgain', afterMs } }
    case 'retry': {
      const isUnknown = verdict.reason === 'blockhashUnknown'
      const unknownBlockhashes = before.unknownBlockhashes + (isUnknown ? 1 : 0)
      if (isUnknown && !before.mayBeOut && unknownBlockhashes >= MOST_UNKNOWN)
        return endUnsent(before, attempts, 'blockhashExpired')
      const life = { ...(verdict.mayBeTaken ? out : { ...before, attempts }), unknownBlockhashes }
      return { life, next: { kind: 'broadcastAgain', afterMs } }
    }
    case 'refusedForEver': {
      const { reason, holds } = verdict
      const isProven = !before.wasKnown && (holds === 'always' || !before.mayBeOut)
      // doubt stays where it is: the look-ups tell
      if (!isProven) return { life: out, next: { kind: 'lookUp' } }
      return endUnsent(before, attempts, reason)
    }
  }
}

function endUnsent(before: SendLife, attempts: number, reason: RefusalReason): LifeStep {
  const status = reason === 'nonceUsed' ? 'REPLACED' : 'FAILED'
  return { life: { ...before, status, attempts }, next: { kind: 'end', reason } }
}

/** The life after a block was found that has the transaction. */
export function applyInclusion(life: SendLife, hasFailed: boolean): SendLife {
  const status = hasFailed ? 'FAILED' : 'INCLUDED'
  return { ...life, status, mayBeOut: true, wasKnown: true }
}

/** How long to wait before the same bytes go out again, in milliseconds: twice as long each time, and as long as the node asks. */
export function getBackoffMs(attempts: number, retryAfterMs: number | null): number {
  const own = Math.min(FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1), MOST_BACKOFF_MS)
  return Math.max(own, retryAfterMs ?? 0)
}

/** What is known of an account whose nonce has moved past that of a transaction. */
export type NonceEvidence = {
  /** The height at which the nonce was first seen as used. */
  readonly usedAtHeight: number
  /** The height of the node that was asked last. */
  readonly height: number
  /** How many times since then a node at or beyond that height did not know the transaction. */
  readonly misses: number
  /** Whether the bytes may have left before a node named the nonce as used: then a block that is undone lets them in again. */
  readonly mayBeOut: boolean
}

/** How many blocks must lie on one that used the nonce, and how many look-ups must miss, before a block counts as another's. */
const REPLACED_DEPTH = 12
const REPLACED_MISSES = 4

/**
 * Whether another transaction has used the nonce for good. Look-ups kept missing this one; and where its bytes may be out, blocks
 * have been built on that state for longer than replicas lag and than chains undo. One response never suffices: a replica that
 * is behind says null of what is in a block.
 */
export function isReplaced({ usedAtHeight, height, misses, mayBeOut }: NonceEvidence): boolean {
  const isDeep = height >= usedAtHeight + (mayBeOut ? REPLACED_DEPTH : 0)
  return isDeep && misses >= REPLACED_MISSES
}

/** What is known of a transaction on Solana that nobody has seen in a block. */
export type ExpiryEvidence = {
  /** The last block height at which its blockhash is valid. */
  readonly lastValidBlockHeight: number
  /** A finalized block: its height, and its slot. */
  readonly finalizedHeight: number
  readonly finalizedSlot: number
  /** The slot as of which a node said that it does not know the signature, asked after that. */
  readonly missedAtSlot: number
}

/** How many such looks must miss in a row: a node may say null of what it has, and one response decides nothing. */
const EXPIRED_MISSES = 4

/**
 * Whether one look shows that a blockhash is too old: a finalized block lies beyond the last one that takes the blockhash, and a
 * node that had seen that block did not know the signature. `isMissedForGood` says how many such looks suffice.
 */
export function isExpired(evidence: ExpiryEvidence): boolean {
  const { lastValidBlockHeight, finalizedHeight, finalizedSlot, missedAtSlot } = evidence
  return finalizedHeight > lastValidBlockHeight && missedAtSlot >= finalizedSlot
}

/** Whether so many looks in a row, each of them beyond the end of a transaction, have missed it for good. */
export function isMissedForGood(misses: number): boolean {
  return misses >= EXPIRED_MISSES
}
