import { isLatchkitError } from '../../errors/anyError.ts'
import type { ResponseOf } from '../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'

type Wire = ResponseOf<QueryEndpoints['getSendTransactionStatus']>

/**
 * How far a transaction has come. `included`: a block has it, which may be the newest one, and a chain may undo its newest
 * blocks. `replaced`: a block has another transaction of the account with the same nonce, so that this
 * one can never be included. `other` is what a service calls by a name that is not known here.
 */
export type TransactionStatus = {
  readonly at: 'sending' | 'included' | 'failed' | 'replaced' | 'cancelled' | 'other'
  /** As the service says it. */
  readonly txStatus: string
  /** On an Ethereum chain the hash, on Solana the signature; null before it is sent. */
  readonly hash: string | null
  /** Why it failed: with the chain of reverts, or what Solana said. Null when it did not. */
  readonly error: Wire['error'] | null
}

const names: Readonly<Record<string, TransactionStatus['at']>> = {
  INITIALIZED: 'sending',
  BROADCASTING: 'sending',
  INCLUDED: 'included',
  COMPLETED: 'included',
  FAILED: 'failed',
  REPLACED: 'replaced',
  CANCELLED: 'cancelled',
}

/** Spec: Query endpoints (B) › get_send_transaction_status. */
export function transactionStatusFromWire({
  txStatus,
  eth,
  solana,
  txError,
  error,
}: Wire): TransactionStatus {
  const name = txStatus.toUpperCase()
  return {
    at: (Object.hasOwn(names, name) ? names[name] : undefined) ?? 'other',
    txStatus,
    hash: eth?.txHash ?? solana?.signature ?? null,
    error: error ?? (txError === undefined ? null : { message: txError }),
  }
}

/** Whether nothing more will come of it. */
export function isOver({ at }: TransactionStatus): boolean {
  return at === 'included' || at === 'failed' || at === 'replaced' || at === 'cancelled'
}

/**
 * How often in a row a service may say that it knows no such transaction until that is believed.
 *
 * Ours: it may know one a moment later than it answers with its id. Asked once a second, this is about ten seconds.
 */
export const UNKNOWN_AT_MOST = 10

/** Whether a service says that it knows no such transaction. */
export function isUnknownSend(error: unknown): boolean {
  return isLatchkitError(error, 'HTTP_STATUS') && error.status === 404
}
