/** The start and the end of an address, enough to know one's own again: `0x7A3f…91C2`. */
export function shortAddress(address: string): string {
  const start = address.startsWith('0x') ? 6 : 4
  return address.length <= start + 5 ? address : `${address.slice(0, start)}…${address.slice(-4)}`
}
