import type { RequestEntry } from '../../log/requestEntry.ts'
import { maskSecrets } from './maskSecrets.ts'
import { readStamp } from './readStamp.ts'

/**
 * The same network, and a report of each request once it is answered. The kit's bytes go out as they are; the report has
 * no secret in it.
 */
export function watchRequests(
  next: typeof fetch,
  report: (entry: RequestEntry) => void,
): typeof fetch {
  return async (input, init) => {
    const atMs = Date.now()
    const startedAt = performance.now()
    const request = new Request(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    const end = async (answer: Pick<RequestEntry, 'status' | 'response'>, isStopped = false) => {
      const ms = Math.round(performance.now() - startedAt)
      const url = new URL(request.url)
      report({
        id: crypto.randomUUID(),
        atMs,
        method: request.method,
        // a query may hold what a provider or an app puts there
        url: url.origin + url.pathname,
        ...(await readStamp(request.headers, body)),
        isStopped,
        ms,
        body: maskSecrets(body),
        ...answer,
      })
    }
    try {
      const response = await next(input, init)
      void answerOf(response.clone()).then(end)
      return response
    } catch (error) {
      void end({ status: null, response: '' }, init?.signal?.aborted)
      throw error
    }
  }
}

/** The status, and the body unless the page may not read it or its end never came. */
async function answerOf(response: Response): Promise<Pick<RequestEntry, 'status' | 'response'>> {
  const text = await response.text().catch(() => '')
  return { status: response.status, response: maskSecrets(text) }
}
