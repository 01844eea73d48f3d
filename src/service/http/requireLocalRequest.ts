import { isLoopbackHost } from '../inbox/isLoopbackHost.ts'
import { Refusal, refusalResponse } from './refusal.ts'

/** The host that a request names: its `Host` header, else that of its address. */
export function getHost(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host
}

/** Whether a request has the headers of a proxy. */
function isForwarded({ headers }: Request): boolean {
  for (const name of headers.keys())
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) return true
  return false
}

/**
 * Refuses requests that do not come directly from this machine, or that name another host. A development service gives out its
 * root key and every code, so it must not be reachable through a tunnel, a proxy, or a name that resolves to this machine (DNS
 * rebinding).
 *
 * @returns the refusal as a response; null for a request that may go on.
 */
export function refuseForeign(request: Request): Response | null {
  const details = isForwarded(request)
    ? 'this is a development service, and the request came through a proxy'
    : isLoopbackHost(getHost(request))
      ? null
      : 'this is a development service, which answers under localhost and 127.0.0.1 alone'
  if (details === null) return null
  const hint = 'set NODE_ENV=production for a service that others reach'
  return refusalResponse(new Refusal('ORIGIN_NOT_ALLOWED', { details: `${details}: ${hint}` }))
}

/**
 * Accepts a request of the service's own page only if it names the host of the public URL, or this machine.
 *
 * Ours: for a browser, a page of a name that resolves to this machine (DNS rebinding) has the same origin as the service; only
 * `Host` shows the difference.
 *
 * @param publicUrl - the public URL of the service.
 * @throws Refusal `ORIGIN_NOT_ALLOWED`.
 */
export function requireOwnHost(request: Request, publicUrl: string): void {
  const host = getHost(request)
  if (!isLoopbackHost(host) && host !== new URL(publicUrl).host)
    throw new Refusal('ORIGIN_NOT_ALLOWED', {
      details:
        'the dashboard answers under the address of LATCHKIT_PUBLIC_URL and on this machine alone',
    })
}
