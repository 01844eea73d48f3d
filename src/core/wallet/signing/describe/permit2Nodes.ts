import { bytesAt, sizeAt, WORD } from '../../../../crypto/abi/abiWords.ts'
import type { SignNode } from '../signView.ts'
import type { Permit2Argument } from './permit2Functions.ts'
import type { ReadingTools } from './reading.ts'

type Nodes = readonly SignNode[]

/** A byte order mark is a character of the text: nothing that is signed is left out. */
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true })

/** The arguments as they stand in the data, from which offsets count; null for data that does not hold them. */
export function permit2Nodes(
  inputs: readonly Permit2Argument[],
  data: Uint8Array,
  tools: ReadingTools,
): Nodes | null {
  const nodes = inputs.map((input, i) => nodeOf(input, data, i * WORD, tools))
  return nodes.every((node) => node !== null) ? nodes : null
}

function nodeOf(
  input: Permit2Argument,
  data: Uint8Array,
  at: number,
  tools: ReadingTools,
): SignNode | null {
  const { name, text, members } = input
  if (!members && text !== 'string') return tools.flatNode(input, data, at, tools.leaf)
  const inner = data.subarray(sizeAt(data, at) ?? data.length)
  if (!members) {
    const bytes = bytesAt(inner, 0)
    return bytes ? tools.leaf(name, text, TEXT.decode(bytes)) : null
  }
  const children = text.endsWith(']')
    ? itemsOf(members, text.slice(0, -2), inner, tools)
    : permit2Nodes(members, inner, tools)
  return children && { name, type: text, value: null, meaning: null, children }
}

/** Items of words alone: one stands behind the other. */
function itemsOf(
  members: readonly Permit2Argument[],
  type: string,
  data: Uint8Array,
  tools: ReadingTools,
): Nodes | null {
  const size = members.length * WORD
  const length = sizeAt(data, 0) ?? data.length
  if (length * size > data.length - WORD) return null
  const items = Array.from({ length }, (_, at): SignNode | null => {
    const children = permit2Nodes(members, data.subarray(WORD + at * size), tools)
    return children && { name: String(at + 1), type, value: null, meaning: null, children }
  })
  return items.every((item) => item !== null) ? items : null
}
