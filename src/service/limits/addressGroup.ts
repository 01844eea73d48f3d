/**
 * What a limit per address counts under: an IPv4 address, or the first 64 bits of an IPv6 address, since that much belongs
 * to one household. `unknown` when the server did not say.
 */
export function addressGroup(clientAddress: string | undefined): string {
  if (!clientAddress) return 'unknown'
  const address = clientAddress.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** True for an address of this machine. */
export function isLoopback(clientAddress: string): boolean {
  return clientAddress === '::1' || /^(?:::ffff:)?127\./i.test(clientAddress)
}
