/** Browsers take only a domain in small letters; which of those are too wide (`com`) they know best. */
export function isPasskeyDomain(rpId: string): boolean {
  const isDomain = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(rpId)
  const isAddress = /^[0-9.]+$/.test(rpId)
  return isDomain && !isAddress
}
