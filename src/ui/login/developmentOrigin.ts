/** Whether a host name means this very computer. */
function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** The page's origin when it is served from this computer; null elsewhere, and on a server. */
export function developmentOrigin(): string | null {
  return typeof location !== 'undefined' && isLocalHost(location.hostname) ? window.origin : null
}
