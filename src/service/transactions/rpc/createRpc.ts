import * as v from 'valibot'
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
}

export type RpcParts = {
  readonly url: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly breaker: Breaker
}

type Answer = { readonly status: number; readonly text: string }

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

const answerShape = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(
    v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
  ),
})

/**
 * Makes a client of a node that speaks JSON-RPC over HTTP.
 *
 * Ours: fifteen seconds for an answer, 16 MiB at most, no redirects. The URL may hold a secret, so that no error names it.
 */
export function createRpc({ url, fetch, breaker }: RpcParts): Rpc {
  let count = 0
  return {
    call: async (method, params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: ++count, method, params })
      const judge = (error: unknown) => verdictOf(error, method)
      const { error, result } = await breaker(() => ask(url, fetch, body), judge)
      if (!error) return result
      throw new RpcRefusedError(error.code, error.message.slice(0, MAX_WORDS), error.data)
    },
  }
}

function verdictOf(error: unknown, method: string): Verdict {
  const verdict = error instanceof RpcUnreachableError ? error.verdict : 'neither'
  return verdict === 'down' && RUNS_CALLERS_CODE.has(method) ? 'neither' : verdict
}

async function ask(
  url: string,
  fetch: RpcParts['fetch'],
  body: string,
): Promise<v.InferOutput<typeof answerShape>> {
  const { status, text } = await post(url, fetch, body)
  const answer = v.safeParse(answerShape, jsonFrom(text))
  if (answer.success) return answer.output
  throw new RpcUnreachableError('it did not answer in JSON-RPC', status >= 500 ? 'down' : 'up')
}

async function post(url: string, fetch: RpcParts['fetch'], body: string): Promise<Answer> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  try {
    const response = await fetch(request)
    return { status: response.status, text: await textOf(response) }
  } catch (cause) {
    // the cause may name the URL, and so stays here
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    const words = isLate ? 'it did not answer in time' : 'it did not answer'
    throw new RpcUnreachableError(words, fetchVerdictOf(cause))
  }
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
