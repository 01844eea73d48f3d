import {
  type TypedData,
  type TypedNode,
  typedDataSteps,
} from '../../../crypto/ethereum/typedData.ts'
import { isDomainMember } from '../../../crypto/ethereum/typedDataTypes.ts'
import { runSteps, type Steps } from '../../../lib/steps.ts'
import { type PolicyRecord, type PolicyValue, recordOf } from '../language/policyValue.ts'

/** Values that conditions see, made between two pauses: about 1 ms. */
const VALUES_PER_SLICE = 2000

/** Typed data as conditions see it: what is signed, and nothing else. Undefined for what is none. */
export function typedDataValue(payload: string): PolicyRecord | undefined {
  return runSteps(typedDataValueSteps(payload))
}

/** The same, with pauses: typed data of a stranger can have thousands of values. */
export function* typedDataValueSteps(payload: string): Steps<PolicyRecord | undefined> {
  const data = yield* typedDataSteps(payload)
  if (typeof data === 'string') return undefined
  return recordOf({
    primary_type: data.primaryType,
    domain: yield* readDomain(data),
    // of a domain that is signed alone the message is no part
    message: data.message ? yield* createValueReader()(data.message) : recordOf({}),
  })
}

/** A payload may give its domain another type: what that leaves out, or calls something else, is not signed as such. */
function* readDomain({ domain, domainMembers }: TypedData): Steps<PolicyRecord> {
  const known = new Set(domainMembers.filter(isDomainMember).map(({ name }) => name))
  const signed = domain.children.filter(({ name }) => known.has(name))
  const readValue = createValueReader()
  const read = new Map<string, PolicyValue>()
  for (const node of signed) read.set(node.name, yield* readValue(node))
  return recordOf({
    name: read.get('name'),
    version: read.get('version'),
    chain_id: read.get('chainId'),
    verifying_contract: read.get('verifyingContract'),
  })
}

function createValueReader(): (node: TypedNode) => Steps<PolicyValue> {
  let left = VALUES_PER_SLICE

  /** An absent struct is null: no comparison with it is true. */
  function* readValue(node: TypedNode): Steps<PolicyValue> {
    if (left-- === 0) {
      yield
      left = VALUES_PER_SLICE
    }
    switch (node.kind) {
      case 'value':
        if (/^u?int\d+$/.test(node.type)) return BigInt(node.text)
        return node.type === 'bool' ? node.text === 'true' : node.text
      case 'list': {
        const values: PolicyValue[] = []
        for (const child of node.children) values.push(yield* readValue(child))
        return values
      }
      case 'struct': {
        const members = new Map<string, PolicyValue>()
        for (const child of node.children) members.set(child.name, yield* readValue(child))
        return members
      }
      case 'null':
        return null
      default:
        return node satisfies never
    }
  }

  return readValue
}
