import { concatBytes } from '../../../lib/concatBytes.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'

/** How long an identity provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 5000
/** The largest answer that is read, in bytes. */
const MAX_BYTES = 256 * 1024

export type OutboundFetch = (request: Request) => Promise<Response>

/**
 * Gets a JSON document of an identity provider.
 *
 * Ours: five seconds, no redirect, at most 256 KiB, and JSON that can be read in one way only.
 *
 * @throws Refusal `UNAVAILABLE` for everything else: whoever asked is not to blame for it.
 */
export async function fetchDocument(
  outboundFetch: OutboundFetch,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  try {
    const response = await boundedFetch(outboundFetch)(url, {
      headers: { accept: 'application/json', ...headers },
    })
    const text =
      response.status === 200 ? utf8FromBytes(new Uint8Array(await response.arrayBuffer())) : null
    const document = text ? parseStrictJson(text) : undefined
    if (document !== undefined) return document
  } catch {
    // down, too slow, or somewhere else: the same answer
  }
  throw providerUnavailable()
}

/**
 * A fetch that does not wait, follow or swallow without end: five seconds, no redirect, at most 256 KiB.
 *
 * @throws Error when it is more.
 */
export function boundedFetch(
  outboundFetch: OutboundFetch,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = new Request(url, { ...init, redirect: 'error', signal })
    const response = await outboundFetch(request)
    const { status, headers } = response
    return new Response(await readBounded(response), { status, headers })
  }
}

/** The refusal for a provider that does not answer, or not as one. */
export function providerUnavailable(): Refusal {
  return new Refusal('UNAVAILABLE', {
    details: 'the identity provider does not answer as it should',
  })
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Error('the answer is too long')
    }
    chunks.push(value)
  }
  return concatBytes(...chunks)
}
