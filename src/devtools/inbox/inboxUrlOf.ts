const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Where the inbox of a service on this machine is; null elsewhere, where there is none. */
export function inboxUrlOf(authProxyUrl: string): string | null {
  if (!URL.canParse(authProxyUrl)) return null
  const { hostname, origin } = new URL(authProxyUrl)
  return LOOPBACK.test(hostname) ? `${origin}/inbox` : null
}
