import { DASHBOARD_LOGIN_PATH } from '../../service/auth-proxy/createDashboardProxy.ts'
import { withCors } from '../../service/http/cors.ts'
import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'
import { addressGroup, isLoopback } from '../../service/limits/addressGroup.ts'
import { bounds } from '../../service/limits/limits.ts'
import { isOwnAddress } from './clientAddress.ts'
import { createTurnstile, type Turnstile } from './createTurnstile.ts'

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

/** Of what a system works on at once, the part that one client address may have. */
const SHARE_OF_ADDRESS = 3 / 4

/** What is worked on. */
type Amount = { requests: number; bytes: number }
type Work = Amount & { readonly byAddress: Map<string, Amount>; readonly pass: Turnstile }

/**
 * Bounds how many requests, and how many bytes of bodies, are worked on at once, and turns the others away before
 * anything is done for them. A request counts when its body is there.
 *
 * Spec: Limits ("not shown").
 * Ours: in each turn of the event loop one request begins in each of the two systems, and so many are worked on; the rest hear
 * 503 and `Retry-After`, as do pages. What waits costs memory, and who waits long has gone when the turn comes. One client
 * address has at most three quarters of each, so that there is always room for others; what comes from this machine is not
 * bounded so, for the first system asks the second from there.
 */
export function withCapacity(
  fetch: Fetch,
  mostRequests: number,
  mostBytes: number = bounds.workedBodyBytes,
): Fetch {
  const underWay = new Map<string, Work>(
    Object.keys(SYSTEMS).map((name) => [
      name,
      { requests: 0, bytes: 0, byAddress: new Map(), pass: createTurnstile() },
    ]),
  )

  function isFull(work: Amount, bytes: number, share: number): boolean {
    return (
      work.requests >= Math.ceil(mostRequests * share) || work.bytes + bytes > mostBytes * share
    )
  }

  return async (request, info) => {
    const work = underWay.get(systemOf(new URL(request.url).pathname) ?? '')
    // a preflight costs nothing, and unanswered it would look like a refused origin
    if (work === undefined || request.method === 'OPTIONS') return fetch(request, info)
    const { bodyBytes: bytes = 0, clientAddress } = info
    const address = clientAddress && !isLoopback(clientAddress) ? addressGroup(clientAddress) : null
    const own = address === null ? null : (work.byAddress.get(address) ?? { requests: 0, bytes: 0 })
    if (isFull(work, bytes, 1) || (own && isFull(own, bytes, SHARE_OF_ADDRESS))) return turnedAway()
    if (address !== null && own) work.byAddress.set(address, own)
    add(work, 1, bytes)
    if (own) add(own, 1, bytes)
    try {
      if (!isOwnAddress(clientAddress)) await work.pass(addressGroup(clientAddress))
      return await fetch(request, info)
    } finally {
      add(work, -1, -bytes)
      if (own) add(own, -1, -bytes)
      if (address !== null && own?.requests === 0) work.byAddress.delete(address)
    }
  }
}

function add(amount: Amount, requests: number, bytes: number): void {
  amount.requests += requests
  amount.bytes += bytes
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
