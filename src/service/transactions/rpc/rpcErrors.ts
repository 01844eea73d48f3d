import type { NodeResponse } from '../../../wire/nodeResponses.ts'
import type { Verdict } from '../../upstreams/createBreaker.ts'

/** A node answered that it will not. */
export class RpcRefusedError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.name = 'RpcRefusedError'
    this.code = code
    this.data = data
  }
}

/** A node did not answer, or not in its language. */
export class RpcUnreachableError extends Error {
  /** What that says of the node. */
  readonly verdict: Verdict
  /** How long it asks to wait, in milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null
  /** The HTTP status of what is no JSON-RPC response; null without a response. */
  readonly httpStatus: number | null
  /** False when no byte of the request can have arrived. */
  readonly wasSent: boolean

  constructor(
    message: string,
    verdict: Verdict = 'up',
    { retryAfterMs, httpStatus, wasSent }: Partial<NodeResponse> = {},
  ) {
    super(message)
    this.name = 'RpcUnreachableError'
    this.verdict = verdict
    this.retryAfterMs = retryAfterMs ?? null
    this.httpStatus = httpStatus ?? null
    this.wasSent = wasSent ?? true
  }
}
