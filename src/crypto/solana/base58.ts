import { hexFromBytes } from '../../lib/hex.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes as Solana shows keys: in base58, a 1 for each zero at the start. For the few bytes that keys have. */
export function base58FromBytes(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x0${hexFromBytes(bytes)}`); rest > 0n; rest /= 58n)
    text = (ALPHABET[Number(rest % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
