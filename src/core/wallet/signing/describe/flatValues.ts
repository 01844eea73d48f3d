import { bytesAt, sizeAt, valueAt, WORD } from '../../../../crypto/abi/abiWords.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { NamedType } from './reading.ts'

/** A value of a type that has no others in it. */
export type FlatValue = bigint | boolean | string

/**
 * Decodes the arguments of a function that a standard names, whose types are no others than `address`, `bool`, `bytes` and
 * `uint…`; null for data that does not hold them.
 *
 * As strict as the decoder of all types, and by the same words.
 */
export function flatValues(
  inputs: readonly NamedType[],
  data: Uint8Array,
): readonly FlatValue[] | null {
  const values = inputs.map(({ text }, i) => flatValue(text, data, i * WORD))
  return values.every((value) => value !== undefined) ? values : null
}

function flatValue(type: string, data: Uint8Array, at: number): FlatValue | undefined {
  if (type !== 'bytes') return valueAt(type, data, at)
  const bytes = bytesAt(data, sizeAt(data, at) ?? data.length)
  return bytes && `0x${hexFromBytes(bytes)}`
}
