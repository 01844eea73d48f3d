import { addressOf, bytesAt, numberAt, sizeAt, WORD } from '../../../../crypto/abi/abiWords.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'

/** A value of a type that has no others in it. */
export type FlatValue = bigint | boolean | string

/**
 * Decodes the arguments of a function that a standard names, whose types are no others than `address`, `bool`, `bytes` and
 * `uint…`; null for data that does not hold them.
 *
 * As strict as the decoder of all types, and by the same words.
 */
export function flatValues(
  types: readonly string[],
  data: Uint8Array,
): readonly FlatValue[] | null {
  const values = types.map((type, i) => flatValue(type, data, i * WORD))
  return values.every((value) => value !== undefined) ? values : null
}

function flatValue(type: string, data: Uint8Array, at: number): FlatValue | undefined {
  if (type === 'bytes') {
    const bytes = bytesAt(data, sizeAt(data, at) ?? data.length)
    return bytes && `0x${hexFromBytes(bytes)}`
  }
  const number = numberAt(data, at, bitsOf(type))
  if (number === undefined) return undefined
  if (type === 'address') return addressOf(number)
  return type === 'bool' ? number === 1n : number
}

function bitsOf(type: string): number {
  if (type === 'address') return 160
  return type === 'bool' ? 1 : Number(type.slice('uint'.length))
}
