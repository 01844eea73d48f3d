const MACHINE = ['localhost', '127.0.0.1', '[::1]']
/** Stands for the page, whose own address a server does not know. */
const PAGE = 'https://page.invalid'

/**
 * An address as a link may have it: https, http on this machine for development, or a path on the page's own site.
 *
 * @returns undefined for anything else: a link without an address leads nowhere.
 */
export function safeHref(address: string): string | undefined {
  const url = URL.canParse(address, PAGE) && new URL(address, PAGE)
  if (!url || url.username || url.password) return
  const { protocol, hostname, origin } = url
  const isHttps = protocol === 'https:' || (protocol === 'http:' && MACHINE.includes(hostname))
  // `//other.example` is no address of its own, and takes the protocol of the page
  return (URL.canParse(address) ? isHttps : origin === PAGE) ? address : undefined
}
