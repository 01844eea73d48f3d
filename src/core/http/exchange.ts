import { RequestAbortedError, RequestTimedOutError } from '../../errors/http.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { type Reply, sendPatiently } from './sendPatiently.ts'

/** How requests leave: the function that sends them, and how long an answer may take. */
export type Network = { readonly fetch: typeof fetch; readonly timeoutMs: number }

/** What a caller may say about one request. */
export type PostOptions = { readonly signal?: AbortSignal | undefined }

/**
 * How one request is delivered. One may go out again, with the same bytes, when the service does nothing twice for it:
 * queries, and stamped activities, which it knows by their bytes.
 */
export type Delivery = PostOptions & { readonly isRepeatable?: boolean | undefined }

/** Headers by their names. */
export type HeaderValues = Readonly<Record<string, string>>

/** A request that is on its way or ready to leave: the text is the one that the headers were computed from. */
export type PreparedRequest = { readonly body: string; readonly headers: HeaderValues }

/**
 * Sends one POST, and gives the answer as it is, whatever its status.
 *
 * Ours: redirects are refused, so that a stamped body never reaches another address; no cookies, no referrer, no cache.
 * What may be repeated goes out up to three times more when no answer came, or a 502, 503 or 504; all of it in the time
 * of one request.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when no answer came.
 * @throws RequestTimedOutError `REQUEST_TIMED_OUT` when it did not come in time, its body included.
 * @throws RequestAbortedError `REQUEST_ABORTED` when the caller's signal fired.
 */
export async function exchange(
  network: Network,
  url: string,
  request: PreparedRequest,
  { signal, isRepeatable }: Delivery,
): Promise<Reply> {
  const controller = new AbortController()
  // a `fetch` that an app passes in may ignore the signal; the wait ends all the same
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const stopByCaller = () => controller.abort(new RequestAbortedError())
  const timer = setTimeout(() => controller.abort(new RequestTimedOutError()), network.timeoutMs)
  signal?.addEventListener('abort', stopByCaller)
  if (signal?.aborted) stopByCaller()
  const init = { ...request, signal: controller.signal }
  const sent = sendPatiently(() => send(network, url, init), init.signal, isRepeatable)
  try {
    return await Promise.race([stopped, sent])
  } catch (cause) {
    throw controller.signal.aborted ? controller.signal.reason : new NetworkFailedError({ cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stopByCaller)
  }
}

async function send({ fetch }: Network, url: string, init: RequestInit): Promise<Reply> {
  // called by its name alone: that of a browser refuses to be the method of anything
  const response = await fetch(url, {
    method: 'POST',
    ...init,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, text: await response.text(), retryAfter }
}

/** Undefined for text that is not JSON: no schema of the wire accepts it. */
export function jsonFromText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page of a proxy or of a portal, or a reply that was cut off
  }
}
