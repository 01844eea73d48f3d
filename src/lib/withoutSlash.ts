/** An address without the slashes at its end. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
