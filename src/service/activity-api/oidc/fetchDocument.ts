import { concatBytes } from '../../../lib/concatBytes.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Upstreams } from '../../upstreams/createUpstreams.ts'
import { fetchVerdictOf } from '../../upstreams/fetchVerdictOf.ts'

/** How long an identity provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 5000
/** The largest answer that is read, in bytes. */
const MAX_BYTES = 256 * 1024

/** Asks an identity provider. */
export type ProviderFetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Gets a JSON document of an identity provider.
 *
 * Ours: five seconds, no redirect, at most 256 KiB, and JSON that can be read in one way only.
 *
 * @throws Refusal `UNAVAILABLE` for everything else: whoever asked is not to blame for it.
 */
export async function fetchDocument(
  providerFetch: ProviderFetch,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  try {
    const response = await providerFetch(url, {
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
 * A fetch that does not wait, follow or swallow without end: five seconds, no redirect, at most 256 KiB. An origin that is down
 * is left alone for a while.
 *
 * @throws Error when it is more, or the provider's own fault (a status of 500 or above).
 */
export function createProviderFetch(
  outboundFetch: (request: Request) => Promise<Response>,
  upstreams: Upstreams,
): ProviderFetch {
  return async (url, init) => {
    const answer = await upstreams.of(new URL(url).origin)(async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await outboundFetch(new Request(url, { ...init, redirect: 'error', signal }))
      const { status, headers } = response
      const bytes = await readBounded(response)
      if (status >= 500) throw new Error(`the provider answered ${status}`)
      return { bytes, status, headers }
    }, fetchVerdictOf)
    if (!answer.bytes) throw new Error('the answer is too long')
    return new Response(answer.bytes, answer)
  }
}

/** The refusal for a provider that does not answer, or not as one. */
export function providerUnavailable(): Refusal {
  return new Refusal('UNAVAILABLE', {
    details: 'the identity provider does not answer as it should',
  })
}

/** Null when it is too long. */
async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return concatBytes(...chunks)
}
