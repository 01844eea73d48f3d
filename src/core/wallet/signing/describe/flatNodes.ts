import { bytesAt, sizeAt, valueAt, WORD } from '../../../../crypto/abi/abiWords.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { SignNode } from '../signView.ts'
import type { LeafWriter, NamedType } from './reading.ts'

/**
 * Reads the arguments of a function that a standard names, whose types are no others than `address`, `bool`, `bytes`,
 * `bytes32` and `uint…`; null for data that does not hold them.
 *
 * As strict as the decoder of all types, and by the same words.
 */
export function flatNodes(
  inputs: readonly NamedType[],
  data: Uint8Array,
  leaf: LeafWriter,
): readonly SignNode[] | null {
  const nodes = inputs.map((input, i) => flatNode(input, data, i * WORD, leaf))
  return nodes.every((node) => node !== null) ? nodes : null
}

/** One of them, by its place in the data that offsets count from. */
export function flatNode(
  { name, text }: NamedType,
  data: Uint8Array,
  at: number,
  leaf: LeafWriter,
): SignNode | null {
  const value = text === 'bytes' ? hexAt(data, at) : valueAt(text, data, at)
  return value === undefined ? null : leaf(name, text, value)
}

/** The bytes that an offset leads to. */
function hexAt(data: Uint8Array, at: number): string | undefined {
  const bytes = bytesAt(data, sizeAt(data, at) ?? data.length)
  return bytes && `0x${hexFromBytes(bytes)}`
}
