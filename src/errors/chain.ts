import { type ErrorFacts, LatchkitError } from './base.ts'

/** `CHAIN_UNREACHABLE`: The chain’s node gave no answer. */
export class ChainUnreachableError extends LatchkitError {
  readonly code = 'CHAIN_UNREACHABLE'
  /**
   * The transaction that may have reached the network: on an Ethereum chain its hash, on Solana its signature. Look it up
   * before you send the same again. Null when no transaction has left the browser.
   */
  readonly hash: string | null
  /** Whether `hash` is another payment of the account, made before: nothing of this request has left the browser. */
  readonly isEarlier: boolean

  constructor(
    facts?: ErrorFacts & { readonly hash?: string | null; readonly isEarlier?: boolean },
  ) {
    super('The chain’s node gave no answer.', {
      hint: facts?.hash
        ? 'The transaction may be on its way: look up `hash` before you send it again.'
        : 'Check the `rpcUrl` of this chain in the option `chains`.',
      ...facts,
    })
    this.hash = facts?.hash ?? null
    this.isEarlier = facts?.isEarlier ?? false
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
