import { withCors } from '../../service/http/cors.ts'
import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'

/** When those who were turned away may come again, in seconds. */
const RETRY_AFTER_SECONDS = 1

/** The systems whose requests cost something, by the beginning of their paths. Each has a capacity of its own: the first asks the second. */
const SYSTEMS = ['/v1/', '/public/']

type Fetch = (request: Request, info: RequestInfo) => Promise<Response>

/**
 * Bounds how many requests are worked on at once, and turns the others away before anything of them is read.
 *
 * Spec: Limits ("not shown").
 * Ours: so many for each of the two systems; the rest hear 503 and `Retry-After`, as do pages. What waits costs memory, and
 * who waits long has gone when the turn comes.
 */
export function withCapacity(fetch: Fetch, mostRequests: number): Fetch {
  const underWay = new Map(SYSTEMS.map((system) => [system, 0]))
  return async (request, info) => {
    const { pathname } = new URL(request.url)
    const system = SYSTEMS.find((path) => pathname.startsWith(path))
    // a preflight costs nothing, and unanswered it would look like a refused origin
    if (system === undefined || request.method === 'OPTIONS') return fetch(request, info)
    const count = underWay.get(system) ?? 0
    if (count >= mostRequests) return turnedAway()
    underWay.set(system, count + 1)
    try {
      return await fetch(request, info)
    } finally {
      underWay.set(system, (underWay.get(system) ?? 1) - 1)
    }
  }
}

/** Readable by every page: it says nothing but that there is much to do. */
function turnedAway(): Response {
  const facts = { retryAfterSeconds: RETRY_AFTER_SECONDS }
  return withCors(refusalResponse(new Refusal('UNAVAILABLE', facts)), '*')
}
