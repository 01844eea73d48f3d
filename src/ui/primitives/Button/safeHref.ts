/** Stands for the page, whose own address a server does not know. */
const PAGE = 'https://page/'
const SAFE = /^(https:\/\/[^/@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)\//

/**
 * An address as a link may have it: https, http on this machine for development, or a path on the page's own site.
 *
 * @returns undefined for anything else: a link without an address leads nowhere.
 */
export function safeHref(address: string): string | undefined {
  const href = URL.canParse(address, PAGE) ? new URL(address, PAGE).href : ''
  const isSafe = URL.canParse(address) ? SAFE.test(href) : href.startsWith(PAGE)
  return isSafe ? address : undefined
}
