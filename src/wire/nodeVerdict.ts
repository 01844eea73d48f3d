/** What came back from a node for one JSON-RPC request. */
export type NodeResponse = {
  /** The HTTP status; null when no response arrived. */
  readonly httpStatus: number | null
  /** False when the request provably never left, as when nothing listens at the address. @default true */
  readonly wasSent?: boolean | undefined
  /** How long the header `Retry-After` asks to wait, in milliseconds (`parseRetryAfter`); null without one. */
  readonly retryAfterMs?: number | null | undefined
  /** The parsed JSON body; undefined when no response arrived, or the body is no JSON. */
  readonly body?: unknown
}

/** The error of a JSON-RPC response. */
export type NodeRefusal = {
  readonly code: number | null
  readonly message: string
  readonly data: unknown
}

/** Why the same request should be sent again. */
export type RetryReason =
  | 'rateLimited'
  | 'overloaded'
  | 'nodeBehind'
  | 'timedOut'
  | 'internalError'
  | 'unreachable'
  | 'poolFull'
  | 'nonceGap'
  | 'nonceContested'
  | 'blockhashUnknown'

/** Why a node refuses the bytes of a transaction. */
export type RefusalReason =
  | 'signature'
  | 'malformed'
  | 'wrongChain'
  | 'unsupportedType'
  | 'intrinsicGas'
  | 'gasLimit'
  | 'funds'
  | 'feeTooLow'
  | 'feeTooHigh'
  | 'senderNotAllowed'
  | 'nonceUsed'
  | 'blockhashExpired'
  | 'simulationFailed'
  | 'accountNotFound'

/**
 * The meaning of a node's response.
 *
 * - `known`: the node has the bytes, in its pool or in a block.
 * - `included`: the transaction is in a block. `hasFailed` tells whether it was executed without success.
 * - `retry`: the node did not decide. `mayBeTaken` tells whether the bytes may have reached the network nevertheless.
 * - `refusedForEver`: the node refuses the bytes. With `holds: 'always'` the bytes themselves are not valid. With
 *   `holds: 'unlessSent'` the state of the account speaks against them, which proves nothing when an earlier request may have
 *   reached the network: the account may lack the funds because this very transaction has spent them.
 * - `unknown`: nothing follows from the response. The bytes may have reached the network.
 */
export type NodeVerdict =
  | { readonly kind: 'known' }
  | { readonly kind: 'included'; readonly hasFailed: boolean }
  | {
      readonly kind: 'retry'
      readonly reason: RetryReason
      /** How long the node asks to wait, in milliseconds; null when it does not say. */
      readonly retryAfterMs: number | null
      readonly mayBeTaken: boolean
    }
  | {
      readonly kind: 'refusedForEver'
      readonly reason: RefusalReason
      readonly holds: 'always' | 'unlessSent'
    }
  | { readonly kind: 'unknown'; readonly reason: 'lost' | 'unreadable' | 'notFound' | 'unlisted' }
