import { type ErrorFacts, LatchkitError } from './base.ts'

/** `TRANSACTION_FAILED`: The transaction did not go through. */
export class TransactionFailedError extends LatchkitError {
  readonly code = 'TRANSACTION_FAILED'
  /** On an Ethereum chain the hash, on Solana the signature; null when the network never had it, so it took no fee. */
  readonly hash: string | null

  constructor(facts?: ErrorFacts & { readonly hash?: string | null }) {
    super('The transaction did not go through.', {
      hint: 'See `details` for the reason, and `useTransactionStatus` for all of it.',
      ...facts,
    })
    this.hash = facts?.hash ?? null
  }
}
