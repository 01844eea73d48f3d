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

/** `CHAIN_UNREACHABLE`: The chain’s node gave no answer. */
export class ChainUnreachableError extends LatchkitError {
  readonly code = 'CHAIN_UNREACHABLE'

  constructor(facts?: ErrorFacts) {
    super('The chain’s node gave no answer.', {
      hint: 'Check the `rpcUrl` of this chain in the option `chains`.',
      ...facts,
    })
  }
}

/** `CHAIN_REFUSED`: The chain’s node refused. */
export class ChainRefusedError extends LatchkitError {
  readonly code = 'CHAIN_REFUSED'
  /** The node's own code: of JSON-RPC, or 3 when a contract gave up. */
  readonly rpcCode: number
  /** What the node adds: the bytes that a contract gave up with, or why Solana refused. */
  readonly data: unknown

  constructor(facts: ErrorFacts & { readonly rpcCode: number; readonly data?: unknown }) {
    super('The chain’s node refused.', {
      hint: 'See `details`, `rpcCode` and `data`: they are what the node said.',
      ...facts,
    })
    this.rpcCode = facts.rpcCode
    this.data = facts.data
  }
}
