import { ChainRefusedError, ChainUnreachableError } from '../../../errors/chain.ts'
import { RequestAbortedError } from '../../../errors/http.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { LatchkitOptions } from '../../options.ts'
import type { ChainFacts } from '../chain.ts'

/** A chain's node that can be asked. */
export type ChainRpc = {
  /**
   * Asks one thing.
   *
   * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when no answer comes, or the app names no node.
   * @throws ChainRefusedError `CHAIN_REFUSED` when the node answers that it will not.
   * @throws RequestAbortedError `REQUEST_ABORTED` when the signal fired.
   */
  request(
    method: string,
    params?: readonly unknown[] | object,
    signal?: AbortSignal,
  ): Promise<unknown>
}

type Network = Pick<LatchkitOptions, 'fetch' | 'timeoutMs'>

const TIMEOUT_MS = 15_000
/** Traces and logs are long; more than this is no answer. */
const MOST_CHARACTERS = 16 * 1024 * 1024
/** What a node says in words is kept up to this length. */
const MOST_WORDS = 500

/**
 * Makes a client of the app's own node, which speaks JSON-RPC over HTTP.
 *
 * Ours: no cookies, no referrer, no redirects. The URL may hold a secret, so that no error names it.
 */
export function createChainRpc({ rpcUrl }: Pick<ChainFacts, 'rpcUrl'>, network: Network): ChainRpc {
  let count = 0
  return {
    async request(method, params = [], signal) {
      if (rpcUrl === null)
        throw new ChainUnreachableError({
          details: 'The chain has no rpcUrl in the option chains.',
        })
      const body = JSON.stringify({ jsonrpc: '2.0', id: ++count, method, params })
      const { text, status } = await post(rpcUrl, network, body, signal)
      const answer = answerFrom(text)
      if (answer === null)
        throw new ChainUnreachableError({
          details: `It is no JSON-RPC, with HTTP status ${status}.`,
        })
      if (!('error' in answer)) return answer.result
      const { code, message, data } = answer.error
      throw new ChainRefusedError({ rpcCode: code, details: message.slice(0, MOST_WORDS), data })
    },
  }
}

async function post(
  url: string,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: Network,
  body: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly text: string; readonly status: number }> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { text: await response.text(), status: response.status }
  } catch {
    // the cause may name the URL, and so stays here
    if (signal?.aborted) throw new RequestAbortedError()
    throw new ChainUnreachableError({
      details: limit.aborted ? 'It did not answer in time.' : 'It did not answer.',
    })
  }
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: unknown } }

function answerFrom(text: string): Answer | null {
  const read = text.length > MOST_CHARACTERS ? undefined : jsonFrom(text)
  if (!isRecord(read)) return null
  if (!isRecord(read.error)) return 'result' in read ? { result: read.result } : null
  const { code, message, data } = read.error
  return {
    error: {
      code: typeof code === 'number' ? code : -32603,
      message: typeof message === 'string' ? message : '',
      data,
    },
  }
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: that is the answer
  }
}
