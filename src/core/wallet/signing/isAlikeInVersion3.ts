import { readTypedData, type TypedNode } from '../../../crypto/ethereum/typedData.ts'
import { writeTypedData } from './writeTypedData.ts'

/**
 * Whether `eth_signTypedData_v3` and `_v4` sign the same for typed data. Version 3 has no lists, and leaves a struct out that
 * is missing, where version 4 signs 32 zero bytes for it. Only what is signed counts. True for what is no typed data: whoever
 * signs it says what is wrong.
 */
export function isAlikeInVersion3(typedData: string | object): boolean {
  const data = readTypedData(writeTypedData(typedData))
  if (typeof data === 'string') return true
  return isAlike(data.domain) && (data.message === null || isAlike(data.message))
}

function isAlike(node: TypedNode): boolean {
  if (node.kind === 'null' || node.kind === 'list') return false
  return node.kind === 'value' || node.children.every(isAlike)
}
