const MACHINE = ['localhost', '127.0.0.1', '[::1]']
/** Stands for the page, whose own address a server does not know. */
const PAGE = 'https://page.invalid'

/**
 * An address as a link may have it: https, http on this machine for development, or a path on the page's own site.
 *
 * @returns undefined for anything else: a link without an address leads nowhere.
 */
export function safeHref(address: string): string | undefined {
  if (URL.canParse(address)) return isSafe(new URL(address)) ? address : undefined
  const isOwn = URL.canParse(address, PAGE) && new URL(address, PAGE).origin === PAGE
  return isOwn ? address : undefined
}

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && MACHINE.includes(hostname))
}
