import { concatBytes } from '../../lib/concatBytes.ts'
import type { Rlp } from './rlp.ts'

/** Writes an item. */
export function encodeRlp(item: Rlp): Uint8Array {
  const isBytes = item instanceof Uint8Array
  const content = isBytes ? item : concatBytes(...item.map(encodeRlp))
  const [first = 0x80] = content
  // a small byte stands for itself
  if (isBytes && content.length === 1 && first < 0x80) return content
  return concatBytes(headOf(content.length, isBytes ? 0x80 : 0xc0), content)
}

function headOf(length: number, base: number): Uint8Array {
  if (length <= 55) return Uint8Array.of(base + length)
  const digits = bytesFromNumber(BigInt(length))
  return concatBytes(Uint8Array.of(base + 55 + digits.length), digits)
}

/** Big-endian without leading zeros; zero is no bytes at all. */
export function bytesFromNumber(number: bigint): Uint8Array {
  const bytes: number[] = []
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn))
  return Uint8Array.from(bytes)
}
