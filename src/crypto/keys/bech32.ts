import { bytesFromFives, readLetters, regroupBits } from './bits.ts'

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const SUM_LETTERS = 6
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const

/** Writes bytes in Bech32 with that human-readable part. Spec: BIP-173. */
export function bech32FromBytes(prefix: string, bytes: Uint8Array): string {
  const fives = regroupBits(bytes, 8, 5)
  const sum = checksum(prefix, [...fives, 0, 0, 0, 0, 0, 0]) ^ 1
  const sumFives = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31)
  const letters = [...fives, ...sumFives].map((five) => ALPHABET[five] ?? '')
  return `${prefix}1${letters.join('')}`
}

/**
 * Reads Bech32 with that human-readable part, in small letters or in capitals.
 *
 * Spec: BIP-173.
 *
 * @returns `letters` for a text of another form, `checksum` for one that was mistyped or cut off.
 */
export function bytesFromBech32(
  prefix: string,
  text: string,
): Uint8Array<ArrayBuffer> | 'letters' | 'checksum' {
  const small = text.toLowerCase()
  if (text !== small && text !== text.toUpperCase()) return 'letters'
  if (!small.startsWith(`${prefix}1`)) return 'letters'
  const fives = readLetters(small.slice(prefix.length + 1), ALPHABET)
  if (!fives) return 'letters'
  if (fives.length < SUM_LETTERS || checksum(prefix, fives) !== 1) return 'checksum'
  return bytesFromFives(fives.slice(0, -SUM_LETTERS)) ?? 'checksum'
}

function checksum(prefix: string, fives: readonly number[]): number {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const all = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...fives]
  let sum = 1
  for (const five of all) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ five
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}
