import { getNonceAccount, readNonce } from '../../../crypto/solana/nonceAccount.ts'
import type { SolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { steadyMs } from '../../../lib/steadyMs.ts'
import { getRefusal, type NodeResponse, readSolanaStatus } from '../../../wire/nodeResponses.ts'
import { isExpired, isMissedForGood } from '../../../wire/sendLife.ts'
import { getNonceTrustSlot, isOtherCluster, moveExpiry } from '../../../wire/solanaExpiry.ts'
import { getResult } from './nodeSend.ts'

type Ask = (method: string, ...params: unknown[]) => Promise<NodeResponse>

/** A signed transaction, its first signature, and its cluster (CAIP-2). */
export type WatchedTransaction = {
  readonly caip2: string
  readonly signature: string
  readonly transaction: SolanaTransaction
}

/** Between two looks, in milliseconds. */
const PAUSE_MS = 5000
const FINALIZED = { commitment: 'finalized' } as const

/**
 * Watches whether a transaction on Solana can still be included. Ask after a look-up that did not find it.
 *
 * The rules are those of `wire/solanaExpiry` and `wire/sendLife`, as the service has them: a finalized block lies beyond the last one
 * that takes the blockhash, measured by the highest that any node told; several looks in a row, each by a node that has seen as much,
 * miss the signature. With a durable nonce the nonce must have moved on instead.
 *
 * @returns asks; true when the same bytes can never be included any more.
 */
export function createExpiryWatch(
  ask: Ask,
  { caip2, signature, transaction }: WatchedTransaction,
): () => Promise<boolean> {
  const startedMs = steadyMs()
  const nonceAccount = getNonceAccount(transaction)
  let askedMs = Number.NEGATIVE_INFINITY
  let expiresAfter: number | null = null
  let misses = 0

  /** The slot of which a look-up must know, where the transaction seems over; null while it is not, or nobody can say. */
  async function findEnd(): Promise<number | null> {
    const slot = await (nonceAccount === null ? findEndOfBlockhash() : findEndOfNonce(nonceAccount))
    if (slot === null) return null
    const { body } = await ask('getGenesisHash')
    const hash = getResult(body)
    // not every node knows the method; an answer that was lost proves nothing
    const isAnswered = typeof hash === 'string' || getRefusal(body) !== null
    return isAnswered && !isOtherCluster(caip2, hash) ? slot : null
  }

  async function findEndOfBlockhash(): Promise<number | null> {
    const [info, valid] = await Promise.all([
      ask('getEpochInfo', FINALIZED),
      ask('isBlockhashValid', transaction.recentBlockhash, FINALIZED),
    ])
    const { absoluteSlot: finalizedSlot, blockHeight: finalizedHeight } = recordIn(info)
    if (typeof finalizedSlot !== 'number' || typeof finalizedHeight !== 'number') return null
    const { value } = recordIn(valid)
    const isValid = typeof value === 'boolean' ? value : null
    const isFirst = expiresAfter === null
    const ageMs = steadyMs() - startedMs
    expiresAfter = moveExpiry(expiresAfter, { finalizedHeight, isValid, ageMs })
    const evidence = { lastValidBlockHeight: expiresAfter, finalizedHeight, finalizedSlot }
    const isOver = !isFirst && isExpired({ ...evidence, missedAtSlot: finalizedSlot })
    return isOver ? finalizedSlot : null
  }

  async function findEndOfNonce(account: string): Promise<number | null> {
    const response = await ask('getAccountInfo', account, { ...FINALIZED, encoding: 'base64' })
    const slot = slotOf(response)
    const nonce = readNonce(recordIn(response).value)
    if (slot === null || nonce === null) return null
    const isFirst = expiresAfter === null
    expiresAfter ??= getNonceTrustSlot(slot)
    const hasMoved = nonce !== transaction.recentBlockhash && slot > expiresAfter
    return !isFirst && hasMoved ? slot : null
  }

  return async () => {
    const now = steadyMs()
    if (now - askedMs < PAUSE_MS) return false
    askedMs = now
    const endedAt = await findEnd()
    if (endedAt === null) {
      misses = 0
      return false
    }
    // no block from here on takes it, and this is the last look at those before
    const search = { searchTransactionHistory: true }
    const last = await ask('getSignatureStatuses', [signature], search)
    const verdict = readSolanaStatus(last)
    const slot = slotOf(last)
    if (verdict.kind === 'known' || verdict.kind === 'included') misses = 0
    const isMissed = verdict.kind === 'unknown' && verdict.reason === 'notFound'
    if (isMissed && slot !== null && slot >= endedAt) misses++
    return isMissedForGood(misses)
  }
}

function recordIn(response: NodeResponse): Readonly<Record<string, unknown>> {
  const result = getResult(response.body)
  return isRecord(result) ? result : {}
}

function slotOf(response: NodeResponse): number | null {
  const { context } = recordIn(response)
  return isRecord(context) && typeof context.slot === 'number' ? context.slot : null
}
