/** Whether an address is on this machine: the development identity provider sends nobody anywhere else. */
export function isLocalUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, hash } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isLocal && /^https?:$/.test(protocol) && username === '' && hash === ''
}
