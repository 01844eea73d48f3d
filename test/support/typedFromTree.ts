import { TypedDataEncoder, type TypedDataField } from 'ethers'
import type { SignDetail, SignNode } from '../../src/core/wallet/signing/signView.ts'

/**
 * What typed data would be signed, as another library has it, if there were nothing but the tree that a person reads: types,
 * domain and message are made of its lines. A list of structs that has no item says nothing of their type.
 */
export function hashOfTree({ title, nodes }: Extract<SignDetail, { kind: 'tree' }>): string {
  const types: Record<string, TypedDataField[]> = {}

  function structOf(type: string, members: readonly SignNode[]): Readonly<Record<string, unknown>> {
    types[type] = members.map((node) => ({ name: node.name, type: node.type }))
    return Object.fromEntries(members.map((node) => [node.name, readOf(node)]))
  }

  function readOf({ type, value, children }: SignNode): unknown {
    if (value !== null) return type === 'bool' ? value === 'true' : value
    return type.endsWith(']') ? children.map(readOf) : structOf(type, children)
  }

  const message = structOf(title ?? '', nodes.slice(0, -1))
  // the domain is the last, and its types another library knows by itself
  const domain = Object(nodes.slice(-1).map(readOf)[0])
  delete types.EIP712Domain
  return TypedDataEncoder.hash(domain, types, message)
}
