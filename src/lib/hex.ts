const DIGITS = '0123456789abcdef'
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** From so many bytes on it is faster to write characters into bytes than to append texts. */
const LONG_BYTES = 256
const decoder = new TextDecoder()

/** Writes bytes as lower-case hex. */
export function hexFromBytes(bytes: Uint8Array): string {
  if (bytes.length >= LONG_BYTES) {
    const characters = new Uint8Array(bytes.length * 2)
    writeHex(bytes, bytes.length, characters, 0)
    return decoder.decode(characters)
  }
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

/** The values of digits by their character codes; 255 for what is none. */
const VALUES = new Uint8Array(128).fill(255)
for (const [value, digit] of [...DIGITS].entries()) {
  VALUES[digit.charCodeAt(0)] = value
  VALUES[digit.toUpperCase().charCodeAt(0)] = value
}

/** Reads hex of either case; null when the text is not whole bytes of hex. */
export function bytesFromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 !== 0) return null
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    const high = VALUES[text.charCodeAt(i * 2)] ?? 255
    const low = VALUES[text.charCodeAt(i * 2 + 1)] ?? 255
    if (high > 15 || low > 15) return null
    bytes[i] = high * 16 + low
  }
  return bytes
}
