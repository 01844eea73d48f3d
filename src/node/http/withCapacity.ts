import { DASHBOARD_LOGIN_PATH } from '../../service/auth-proxy/createDashboardProxy.ts'
import { withCors } from '../../service/http/cors.ts'
import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'
import { bounds } from '../../service/limits/limits.ts'

/** When those who were turned away may come again, in seconds. */
const RETRY_AFTER_SECONDS = 1

/**
 * The systems whose requests cost something, by the beginnings of their paths. Each has a capacity of its own: the first
 * asks the second. The dashboard logs in by the same system as pages of apps.
 */
const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  proxy: ['/v1/', DASHBOARD_LOGIN_PATH],
  activityApi: ['/public/'],
}

type Fetch = (request: Request, info: RequestInfo) => Promise<Response>

/**
 * Bounds how many requests, and how many bytes of bodies, are worked on at once, and turns the others away before
 * anything is done for them. A request counts when its body is there.
 *
 * Spec: Limits ("not shown").
 * Ours: so many for each of the two systems; the rest hear 503 and `Retry-After`, as do pages. What waits costs memory, and
 * who waits long has gone when the turn comes.
 */
export function withCapacity(
  fetch: Fetch,
  mostRequests: number,
  mostBytes: number = bounds.workedBodyBytes,
): Fetch {
  const underWay = new Map(Object.keys(SYSTEMS).map((name) => [name, { requests: 0, bytes: 0 }]))
  return async (request, info) => {
    const count = underWay.get(systemOf(new URL(request.url).pathname) ?? '')
    // a preflight costs nothing, and unanswered it would look like a refused origin
    if (count === undefined || request.method === 'OPTIONS') return fetch(request, info)
    const bytes = info.bodyBytes ?? 0
    const isFull = count.requests >= mostRequests || count.bytes + bytes > mostBytes
    if (isFull) return turnedAway()
    count.requests++
    count.bytes += bytes
    try {
      return await fetch(request, info)
    } finally {
      count.requests--
      count.bytes -= bytes
    }
  }
}

function systemOf(pathname: string): string | undefined {
  const [found] =
    Object.entries(SYSTEMS).find(([, paths]) => paths.some((path) => pathname.startsWith(path))) ??
    []
  return found
}

/** Readable by every page: it says nothing but that there is much to do. */
function turnedAway(): Response {
  const facts = { retryAfterSeconds: RETRY_AFTER_SECONDS }
  return withCors(refusalResponse(new Refusal('UNAVAILABLE', facts)), '*')
}
