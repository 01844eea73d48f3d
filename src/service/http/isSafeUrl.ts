/**
 * Whether an address that a provider names may be fetched: https, or http on this machine for a provider that is on
 * this machine itself.
 */
export function isSafeUrl(url: string, issuer: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (isLocalHttp(url) && isLocalHttp(issuer))
}

function isLocalHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
