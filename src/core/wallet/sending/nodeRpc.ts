import { RequestAbortedError, RequestTimedOutError } from '../../../errors/http.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { sliceText } from '../../../lib/sliceText.ts'
import { wait } from '../../../lib/wait.ts'
import {
  getRefusal,
  LOST_RESPONSE,
  type NodeResponse,
  parseRetryAfter,
  readPassing,
} from '../../../wire/nodeResponses.ts'
import { exchange, jsonFromText } from '../../http/exchange.ts'
import type { LatchkitOptions } from '../../options.ts'

/** Why there is no answer: the node says no, by its code, or nothing that can be read. */
export type NodeFailure = {
  readonly details: string
  /** Of JSON-RPC, or 3 when a contract gave up. */
  readonly rpcCode?: number
  readonly data?: unknown
}

/** A chain's node that can be asked. */
export type ChainRpc = {
  /**
   * Asks one thing. Throws what `errorOf` makes when no answer comes, or the node answers that it will not.
   *
   * @throws RequestAbortedError `REQUEST_ABORTED` when the signal fired.
   */
  request(
    method: string,
    params?: readonly unknown[] | object,
    signal?: AbortSignal,
  ): Promise<unknown>
  errorOf(failure: NodeFailure): Error
}

/** How a request leaves, and how long an answer may take. */
export type Network = Pick<LatchkitOptions, 'fetch' | 'timeoutMs'>

const TIMEOUT_MS = 15_000
/** Traces and logs are long; more than this is no answer. */
const MOST_CHARACTERS = 16 * 1024 * 1024
/** What a node says in words is kept up to this length. */
const MOST_WORDS = 500

const HEADERS = { 'content-type': 'application/json' } as const

/** Before a node is asked again that has no time now, in milliseconds. */
const BUSY_PAUSES_MS = [500, 1500]
/** Nobody is kept waiting for longer than this. */
const MOST_BUSY_MS = 5000

/**
 * Makes a client of the app's own node, which speaks JSON-RPC over HTTP.
 *
 * Ours: no cookies, no referrer, no redirects. The URL may hold a secret, so that no error names it. A node that limits requests or
 * is overloaded is asked twice more, after as long as it says.
 */
export function createNodeRpc(
  rpcUrl: string,
  network: Network,
  errorOf: ChainRpc['errorOf'],
): ChainRpc {
  return {
    errorOf,
    async request(method, params = [], signal) {
      const post = () =>
        postRpc(rpcUrl, network, method, params, signal).catch((cause) => {
          if (cause instanceof RequestAbortedError) throw cause
          // what it bears may name the URL, and so stays here
          const isLate = cause instanceof RequestTimedOutError
          throw errorOf({ details: isLate ? 'It did not answer in time.' : 'It did not answer.' })
        })
      let reply = await post()
      for (const ownMs of BUSY_PAUSES_MS) {
        const pauseMs = getBusyPause(reply, ownMs)
        if (pauseMs === null) break
        await wait(pauseMs, signal ?? new AbortController().signal)
        reply = await post()
      }
      const { answer } = reply
      if (isRecord(answer)) {
        if (isRecord(answer.error)) throw errorOf(await failureFrom(method, answer.error))
        if ('result' in answer) return answer.result
      }
      throw errorOf({ details: `It is no JSON-RPC, with HTTP status ${reply.status}.` })
    },
  }
}

/**
 * Asks the app's own node one thing, and gives the response as it is, for the rules of `wire/nodeResponses`. A request
 * without a response gives `LOST_RESPONSE`.
 *
 * @throws RequestAbortedError `REQUEST_ABORTED` when the signal fired.
 */
export async function askNode(
  rpcUrl: string,
  network: Network,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<NodeResponse> {
  try {
    const { status, answer, retryAfter } = await postRpc(rpcUrl, network, method, params, signal)
    return {
      httpStatus: status,
      body: answer,
      retryAfterMs: parseRetryAfter(retryAfter, Date.now()),
    }
  } catch (cause) {
    if (cause instanceof RequestAbortedError) throw cause
    return LOST_RESPONSE
  }
}

let count = 0

async function postRpc(
  rpcUrl: string,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: Network,
  method: string,
  params: readonly unknown[] | object,
  signal?: AbortSignal,
) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: ++count, method, params })
  const sent = { body, headers: HEADERS }
  const reply = await exchange({ fetch, timeoutMs }, rpcUrl, sent, { signal })
  const { status, text, retryAfter } = reply
  return {
    status,
    retryAfter,
    answer: text.length > MOST_CHARACTERS ? undefined : jsonFromText(text),
  }
}

/** How long to wait before a busy node is asked again, in milliseconds; null when that does not help, or takes too long. */
function getBusyPause(
  { status, answer, retryAfter }: Awaited<ReturnType<typeof postRpc>>,
  ownMs: number,
): number | null {
  const retryAfterMs = parseRetryAfter(retryAfter, Date.now())
  const passing = readPassing(
    { httpStatus: status, body: answer, retryAfterMs },
    getRefusal(answer),
  )
  if (passing?.reason !== 'rateLimited' && passing?.reason !== 'overloaded') return null
  const pauseMs = Math.max(ownMs, passing.retryAfterMs ?? 0)
  return pauseMs <= MOST_BUSY_MS ? pauseMs : null
}

async function failureFrom(
  method: string,
  { code: given, message: said, data }: Readonly<Record<string, unknown>>,
): Promise<NodeFailure> {
  const code = typeof given === 'number' ? given : -32603
  const message = typeof said === 'string' ? said : ''
  const asSaid = { rpcCode: code, details: sliceText(message, MOST_WORDS), data }
  if (!method.startsWith('eth_')) return asSaid
  // only few calls are refused: what reads why is loaded then
  const loading = import('./readRefusal.ts')
  return loading.then(
    ({ readRefusal }) => readRefusal({ code, message, data }),
    () => asSaid,
  )
}

/** Whether the node said no: whatever made the error, it bears the node's own code. */
export function isRefusal(error: unknown): error is NodeFailure {
  return error instanceof Error && 'rpcCode' in error
}
