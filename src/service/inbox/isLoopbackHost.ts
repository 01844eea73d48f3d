const LOOPBACK_HOST =
  /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** True when a host, with or without a port, is a name of this machine and of no other. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}
