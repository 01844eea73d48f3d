import type { AbiParameter, AbiType } from '../../../../crypto/abi/abiType.ts'
import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import type { Amount, SignNode } from '../signView.ts'
import { meaningOf } from './meaning.ts'
import type { Reading } from './reading.ts'

/** Amounts among the arguments of a call, by their names. */
export type Amounts = Readonly<Record<string, Amount>>

/** The arguments of a call by their names; one without a name bears its place, counted from 1. */
export function nodesOfValues(
  reading: Reading,
  parameters: readonly AbiParameter[],
  values: readonly AbiValue[],
  amounts: Amounts = {},
): readonly SignNode[] {
  return parameters.map((parameter, at) =>
    nodeOf(
      reading,
      { ...parameter, name: parameter.name || String(at + 1) },
      values[at] ?? '',
      amounts,
    ),
  )
}

function nodeOf(
  reading: Reading,
  { name, type, text }: AbiParameter,
  value: AbiValue,
  amounts: Amounts,
): SignNode {
  if (typeof value !== 'object') {
    const node = { name, type: text, value: String(value) }
    const amount = Object.hasOwn(amounts, name) ? amounts[name] : undefined
    const meaning = amount ? ({ kind: 'amount', amount } as const) : meaningOf(reading, node)
    return { ...node, meaning, children: [] }
  }
  const children = nodesOfValues(reading, membersOf(type, text, value), value)
  return { name, type: text, value: null, meaning: null, children }
}

/** The members of a tuple, or as many items as the list has. */
function membersOf(
  type: AbiType,
  text: string,
  values: readonly AbiValue[],
): readonly AbiParameter[] {
  if (type.kind === 'tuple') return type.members
  const item = text.slice(0, text.lastIndexOf('['))
  return type.kind === 'list' ? values.map(() => ({ name: '', type: type.item, text: item })) : []
}
