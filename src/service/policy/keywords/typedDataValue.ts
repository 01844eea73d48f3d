import {
  readTypedData,
  type TypedData,
  type TypedNode,
} from '../../../crypto/ethereum/typedData.ts'
import { isDomainMember } from '../../../crypto/ethereum/typedDataTypes.ts'
import { type PolicyRecord, type PolicyValue, recordOf } from '../language/policyValue.ts'

/** Typed data as conditions see it: what is signed, and nothing else. Undefined for what is none. */
export function typedDataValue(payload: string): PolicyRecord | undefined {
  const data = readTypedData(payload)
  if (typeof data === 'string') return undefined
  return recordOf({
    primary_type: data.primaryType,
    domain: readDomain(data),
    // of a domain that is signed alone the message is no part
    message: data.message ? readValue(data.message) : recordOf({}),
  })
}

/** A payload may give its domain another type: what that leaves out, or calls something else, is not signed as such. */
function readDomain({ domain, domainMembers }: TypedData): PolicyRecord {
  const known = new Set(domainMembers.filter(isDomainMember).map(({ name }) => name))
  const signed = domain.children.filter(({ name }) => known.has(name))
  const read = new Map(signed.map((node) => [node.name, readValue(node)]))
  return recordOf({
    name: read.get('name'),
    version: read.get('version'),
    chain_id: read.get('chainId'),
    verifying_contract: read.get('verifyingContract'),
  })
}

/** An absent struct is null: no comparison with it is true. */
function readValue(node: TypedNode): PolicyValue {
  switch (node.kind) {
    case 'value':
      if (/^u?int\d+$/.test(node.type)) return BigInt(node.text)
      return node.type === 'bool' ? node.text === 'true' : node.text
    case 'list':
      return node.children.map(readValue)
    case 'struct':
      return new Map(node.children.map((child) => [child.name, readValue(child)]))
    case 'null':
      return null
    default:
      return node satisfies never
  }
}
