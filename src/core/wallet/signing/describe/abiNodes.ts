import type { AbiParameter, AbiType } from '../../../../crypto/abi/abiType.ts'
import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import type { SignNode } from '../signView.ts'
import type { LeafWriter } from './reading.ts'

/** The arguments of a call by their names; one without a name bears its place, counted from 1. */
export function nodesOfValues(
  parameters: readonly AbiParameter[],
  values: readonly AbiValue[],
  leaf: LeafWriter,
): readonly SignNode[] {
  return parameters.map(({ name: written, type, text }, at): SignNode => {
    const name = written || String(at + 1)
    const value = values[at] ?? ''
    if (typeof value !== 'object') return leaf(name, text, value)
    const children = nodesOfValues(membersOf(type, text, value), value, leaf)
    return { name, type: text, value: null, meaning: null, children }
  })
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
