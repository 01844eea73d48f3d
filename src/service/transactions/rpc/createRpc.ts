import * as v from 'valibot'
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
}

/** How long a node may take for one answer, in milliseconds. */
const TIMEOUT_MS = 15_000
/** The traces of large transactions are long; more than this is no answer. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
/** What a node says in words is kept up to this length. */
const MAX_WORDS = 500

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
export function createRpc({ url, fetch }: RpcParts): Rpc {
  let count = 0
  return {
    call: async (method, params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: ++count, method, params })
      const answer = v.safeParse(answerShape, jsonFrom(await post(url, fetch, body)))
      if (!answer.success) throw new RpcUnreachableError('it did not answer in JSON-RPC')
      const { error, result } = answer.output
      if (!error) return result
      throw new RpcRefusedError(error.code, error.message.slice(0, MAX_WORDS), error.data)
    },
  }
}

async function post(url: string, fetch: RpcParts['fetch'], body: string): Promise<string> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  try {
    return await textOf(await fetch(request))
  } catch (cause) {
    // the cause may name the URL, and so stays here
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw new RpcUnreachableError(isLate ? 'it did not answer in time' : 'it did not answer')
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
