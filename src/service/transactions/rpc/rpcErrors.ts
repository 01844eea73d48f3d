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

  constructor(message: string, verdict: Verdict = 'up') {
    super(message)
    this.name = 'RpcUnreachableError'
    this.verdict = verdict
  }
}
