import { isRecord } from '../../../lib/isRecord.ts'
import { sliceText } from '../../../lib/sliceText.ts'
import {
  getRefusal,
  type NodeResponse,
  parseRetryAfter,
  type RetryReason,
  readPassing,
} from '../../../wire/nodeResponses.ts'
import type { Breaker, Verdict } from '../../upstreams/createBreaker.ts'
import { fetchVerdictOf } from '../../upstreams/fetchVerdictOf.ts'
import { RpcRefusedError, RpcUnreachableError } from './rpcErrors.ts'

/** A chain that can be asked. */
export type Rpc = {
  /**
   * Asks one thing.
   *
   * @throws RpcRefusedError when the node answers that it will not, RpcUnreachableError when it does not answer.
   */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Makes one request that may change the chain, once. Never throws for what a node does: a lost response is a response. */
  broadcast(method: string, params: readonly unknown[]): Promise<NodeResponse>
}

export type RpcParts = {
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly breaker: Breaker
}

/** How long a node may take for one answer, in milliseconds. */
const TIMEOUT_MS = 15_000
/** The traces of large transactions are long; more than this is no answer. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
/** What a node says in words is kept up to this length. */
const MAX_WORDS = 500

/** They run what a caller wrote, and may be slow for that alone: nobody's contract takes a chain from the others. */
const RUNS_CALLERS_CODE = new Set([
  'eth_call',
  'eth_estimateGas',
  'debug_traceCall',
  'debug_traceTransaction',
])

/** How often one question is asked while a node is only busy, and how long a person's request waits for it, in milliseconds. */
const MOST_TRIES = 3
const FIRST_PAUSE_MS = 200
const MOST_PAUSE_MS = 3000

/**
 * Makes a client of a node that speaks JSON-RPC over HTTP.
 *
 * Ours: fifteen seconds for a response, 16 MiB at most, no redirects. The URL may hold a secret, so that no error names it.
 * A question that a node has no time for is asked three times (`Retry-After` is honored up to three seconds). A request to
 * broadcast is made once: its caller stores what came of it before the next.
 */
export function createRpc({ url, fetch, breaker }: RpcParts): Rpc {
  let count = 0

  function ask(method: string, params: readonly unknown[], onSend?: () => void) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++count, method, params })
    const judge = (error: unknown) => verdictOf(error, method)
    return breaker(() => {
      onSend?.()
      return post(url, fetch, body)
    }, judge)
  }

  return {
    async call(method, params) {
      for (let tries = 1; ; tries++) {
        const response = await ask(method, params)
        const refusal = getRefusal(response.body)
        const busy = readPassing(response, refusal)
        // an error of the node itself is an answer: some methods always end in one
        if (busy === null || (busy.reason === 'internalError' && refusal !== null))
          return resultFrom(response)
        const pauseMs = Math.max(busy.retryAfterMs ?? 0, FIRST_PAUSE_MS * 2 ** (tries - 1))
        if (tries === MOST_TRIES || pauseMs > MOST_PAUSE_MS)
          throw new RpcUnreachableError(BUSY[busy.reason] ?? 'it is busy', 'up', busy)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
    async broadcast(method, params) {
      // an open breaker lets nothing out
      let hasLeft = false
      const onSend = () => {
        hasLeft = true
      }
      try {
        return await ask(method, params, onSend)
      } catch (error) {
        if (!(error instanceof RpcUnreachableError)) throw error
        const { wasSent, retryAfterMs, httpStatus } = error
        return { httpStatus, wasSent: hasLeft && wasSent, retryAfterMs }
      }
    },
  }
}

/** What is said of a node that is busy. */
const BUSY: Readonly<Partial<Record<RetryReason, string>>> = {
  rateLimited: 'it limits requests',
  nodeBehind: 'it is behind the network',
  timedOut: 'it did not answer in time',
}

/** @throws RpcRefusedError */
function resultFrom({ body }: NodeResponse): unknown {
  const refusal = getRefusal(body)
  if (refusal === null) return isRecord(body) ? (body.result ?? null) : null
  const { code, message, data } = refusal
  throw new RpcRefusedError(code ?? -32603, sliceText(message, MAX_WORDS), data)
}

function verdictOf(error: unknown, method: string): Verdict {
  const verdict = error instanceof RpcUnreachableError ? error.verdict : 'neither'
  return verdict === 'down' && RUNS_CALLERS_CODE.has(method) ? 'neither' : verdict
}

/** @throws RpcUnreachableError when no JSON-RPC response comes, but for a node that only limits requests. */
async function post(url: string, fetch: RpcParts['fetch'], text: string): Promise<NodeResponse> {
  const response = await exchange(url, fetch, text)
  const { httpStatus, body } = response
  if (isRecord(body) && ('result' in body || getRefusal(body) !== null)) return response
  const status = httpStatus ?? 0
  if (status === 429) return response
  const verdict = status >= 500 ? 'down' : 'up'
  throw new RpcUnreachableError('it did not answer in JSON-RPC', verdict, response)
}

async function exchange(
  url: string,
  fetch: RpcParts['fetch'],
  body: string,
): Promise<NodeResponse> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  try {
    const response = await fetch(request)
    return {
      httpStatus: response.status,
      retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
      body: jsonFrom(await textOf(response)),
    }
  } catch (cause) {
    // the cause may name the URL, and so stays here
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    const words = isLate ? 'it did not answer in time' : 'it did not answer'
    const neverLeft = !isLate && isConnectFailure(cause)
    throw new RpcUnreachableError(words, fetchVerdictOf(cause), { wasSent: !neverLeft })
  }
}

/** Whether nothing listens there: no byte of the request can have arrived. */
function isConnectFailure(error: unknown): boolean {
  const { code } = Object(Object(error).cause)
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return text + decoder.decode()
    size += value.length
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel()
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: that is the answer
  }
}
