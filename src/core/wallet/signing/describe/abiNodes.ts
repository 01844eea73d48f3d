import { type AbiParameter, listOf } from '../../../../crypto/abi/abiParameter.ts'
import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import type { SignNode } from '../signView.ts'
import type { LeafWriter } from './reading.ts'

/** The arguments of a call by their names; one without a name bears its place, counted from 1. */
export function nodesOfValues(
  parameters: readonly AbiParameter[],
  values: readonly AbiValue[],
  leaf: LeafWriter,
): readonly SignNode[] {
  return parameters.map((parameter, at): SignNode => {
    const { text, members } = parameter
    const name = parameter.name || String(at + 1)
    const value = values[at] ?? ''
    if (typeof value !== 'object') return leaf(name, text, value)
    const list = listOf(parameter)
    const children = nodesOfValues(list ? value.map(() => list.item) : (members ?? []), value, leaf)
    return { name, type: text, value: null, meaning: null, children }
  })
}
