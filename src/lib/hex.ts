const DIGITS = '0123456789abcdef'
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Writes bytes as lower-case hex. */
export function hexFromBytes(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

/**
 * Writes the first `length` bytes as the characters of lower-case hex into other bytes: no text comes between.
 *
 * @returns the place behind the last character.
 */
export function writeHex(
  bytes: Uint8Array,
  length: number,
  into: Uint8Array,
  start: number,
): number {
  let to = start
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] ?? 0
    into[to++] = DIGITS.charCodeAt(byte >> 4)
    into[to++] = DIGITS.charCodeAt(byte & 15)
  }
  return to
}

/** Reads hex of either case; null when the text is not whole bytes of hex. */
export function bytesFromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(text)) return null
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16)
  return bytes
}
