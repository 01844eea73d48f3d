import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes as Solana shows keys: in base58, a 1 for each zero at the start. For the few bytes that keys have. */
export function base58FromBytes(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x0${hexFromBytes(bytes)}`); rest > 0n; rest /= 58n)
    text = (ALPHABET[Number(rest % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}

/** Reads them back; null for text with other letters, or longer than any key or signature. */
export function bytesFromBase58(text: string): Uint8Array | null {
  if (text.length > 100) return null
  let number = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return null
    number = number * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = number === 0n ? '' : number.toString(16)
  const bytes = bytesFromHex(hex.length % 2 === 0 ? hex : `0${hex}`)
  return bytes && concatBytes(new Uint8Array(zeros), bytes)
}
