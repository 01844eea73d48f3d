import { bytesAt, sizeAt, WORD } from '../../../../crypto/abi/abiWords.ts'
import { utf8FromBytes } from '../../../../lib/utf8.ts'
import type { SignNode } from '../signView.ts'
import type { Permit2Argument } from './permit2Functions.ts'
import type { ReadingTools } from './reading.ts'

type Nodes = readonly SignNode[]

/** The arguments as they stand in the data, from which offsets count; null for data that does not hold them. */
export function permit2Nodes(
  inputs: readonly Permit2Argument[],
  data: Uint8Array,
  tools: ReadingTools,
): Nodes | null {
  const nodes = inputs.flatMap((input, i) => nodesOf(input, data, i * WORD, tools))
  return nodes.every((node) => node !== null) ? nodes : null
}

function nodesOf(
  input: Permit2Argument,
  data: Uint8Array,
  at: number,
  tools: ReadingTools,
): readonly (SignNode | null)[] {
  const { name, text, members } = input
  if (text !== 'string' && !members) return [tools.flatNode(input, data, at, tools.leaf)]
  const inner = data.subarray(sizeAt(data, at) ?? data.length)
  if (!members) {
    const bytes = bytesAt(inner, 0)
    const written = bytes && utf8FromBytes(bytes)
    return [typeof written === 'string' ? tools.leaf(name, text, written) : null]
  }
  if (text === '') return permit2Nodes(members, inner, tools) ?? [null]
  // items are words alone: one stands behind the other
  const size = members.length * WORD
  const length = sizeAt(inner, 0) ?? inner.length
  if (length * size > inner.length - WORD) return [null]
  const children = Array.from({ length }, (_, i): SignNode => {
    const item = permit2Nodes(members, inner.subarray(WORD + i * size), tools)
    return {
      name: String(i + 1),
      type: text.slice(0, -2),
      value: null,
      meaning: null,
      children: item ?? [],
    }
  })
  const isWhole = children.every((item) => item.children.length > 0)
  return [isWhole ? { name, type: text, value: null, meaning: null, children } : null]
}
