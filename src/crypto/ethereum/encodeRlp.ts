/** What RLP writes, as it is written: the bytes of an item as hex without 0x, or a list of items. */
export type RlpHex = string | readonly RlpHex[]

/** Writes an item, as hex without 0x. */
export function encodeRlp(item: RlpHex): string {
  const isBytes = typeof item === 'string'
  const content = isBytes ? item : item.map(encodeRlp).join('')
  const size = content.length / 2
  // a small byte stands for itself
  if (isBytes && size === 1 && content < '80') return content
  const base = isBytes ? 0x80 : 0xc0
  if (size <= 55) return hexFromNumber(base + size) + content
  const digits = hexFromNumber(size)
  return hexFromNumber(base + 55 + digits.length / 2) + digits + content
}

/** Big-endian without leading zeros; zero is no bytes at all. */
export function hexFromNumber(number: bigint | number): string {
  const hex = number ? number.toString(16) : ''
  return hex.length % 2 === 1 ? `0${hex}` : hex
}
