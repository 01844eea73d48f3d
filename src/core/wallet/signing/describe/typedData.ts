import { wholeNumberFrom } from '../../../../lib/wholeNumber.ts'
import { chainFacts as knownChains } from '../../knownChains.ts'
import { invalidRequest } from '../invalidRequest.ts'
import { permissionOf } from '../permission.ts'
import { preparedPayload } from '../preparedPayload.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { TypedDataRequest } from '../signRequest.ts'
import type { SignNode } from '../signView.ts'
import {
  readTypedData,
  type TypedData,
  type TypedNode,
  treeOf,
  typedDataPayload,
} from '../typedData.ts'
import { describeBlind } from './blind.ts'
import { meaningOf } from './meaning.ts'
import { isSame, partyOf, tokenAmount } from './party.ts'
import { describePermission } from './permission.ts'
import type { Draft, Reading } from './reading.ts'

const DOMAIN = 'EIP712Domain'

/** The members of a domain and their types, where the types leave them out. */
const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/**
 * Typed data as a tree: what its types name, and nothing that is not signed.
 *
 * Spec: EIP-712; the text is what the service gets and hashes.
 */
export function read(before: Reading, { activity, parameters }: PreparedRequest): Draft {
  const isRaw = activity === 'signRawPayload'
  const text = isRaw ? parameters.payload : JSON.stringify(parameters, null, 2)
  const typed = readTypedData(text)
  const data = typed && signedPart(typed)
  // of a domain as the message only the domain is signed, and whatever stands beside it is not
  if (!data || data.primaryType === DOMAIN) return describeBlind(text)
  const message = treeOf(data)
  const domain = treeOf({ ...data, primaryType: DOMAIN, message: data.domain })
  if (!message || !domain) return describeBlind(text)
  const caip2 = caip2Of(domain.find(({ name }) => name === 'chainId')?.value)
  const reading = { ...before, chain: caip2 === null ? null : before.facts.chainOf(caip2) }
  const contract = textOf(data.domain.verifyingContract)
  const permission = permissionOf(data)
  // an amount counts what the contract itself is, or what a member beside it names
  const token = permission?.kind.startsWith('permit2') ? null : contract
  const nodes = nodesOf(reading, message, { token, isKnown: permission === null })
  const folded = nodesOf(reading, domain, { token: null, isKnown: true })
  const tree = [
    ...nodes,
    { name: 'domain', type: DOMAIN, value: null, meaning: null, children: folded },
  ]
  const party = contract === null ? null : partyOf(reading, contract)
  const title = [data.primaryType, party?.name].filter(Boolean).join(', ')
  const details = [{ kind: 'tree', title, nodes: tree }] as const
  const rest = { details, raw: text, chain: reading.chain }
  if (permission) return { ...describePermission(reading, permission, 'signature'), ...rest }
  const isStranger = party !== null && party.name === null
  return {
    effect: {
      kind: 'typedData',
      primaryType: data.primaryType,
      domainName: textOf(data.domain.name),
    },
    money: 'unknown',
    // a contract can do with it whatever it likes
    level: party ? 'caution' : 'plain',
    warnings: isStranger ? [{ kind: 'unknownContract' }] : [],
    ...rest,
  }
}

/** The data with the members of the domain that are signed; null where one of them is missing. */
function signedPart({ types, primaryType, domain, message }: TypedData): TypedData | null {
  const declared = Object.hasOwn(types, DOMAIN)
    ? types[DOMAIN]
    : Object.entries(domainTypes).flatMap(([name, type]) =>
        Object.hasOwn(domain, name) ? [{ name, type }] : [],
      )
  const members = declared ?? []
  if (!Object.hasOwn(types, DOMAIN) && members.length < Object.keys(domain).length) return null
  const signed = members.map(({ name }) => [name, domain[name]] as const)
  return {
    types: { ...types, [DOMAIN]: members },
    primaryType,
    domain: Object.fromEntries(signed),
    message,
  }
}

type Counting = {
  /** What an amount is of, where no member beside it says so. */
  readonly token: string | null
  /** Whether only amounts of tokens that are known are shown as such. */
  readonly isKnown: boolean
}

function nodesOf(
  reading: Reading,
  nodes: readonly TypedNode[],
  counting: Counting,
): readonly SignNode[] {
  const beside = nodes.find(({ name, type }) => name === 'token' && type === 'address')?.value
  const within = { ...counting, token: beside ?? counting.token }
  return nodes.map((node) => nodeOf(reading, node, within))
}

function nodeOf(reading: Reading, node: TypedNode, counting: Counting): SignNode {
  const { name, type, value } = node
  const children = nodesOf(reading, node.children, counting)
  if (value === null) return { name, type, value, meaning: null, children }
  const amount = amountOf(reading, { name, type, value }, counting)
  const meaning = amount
    ? { kind: 'amount' as const, amount }
    : meaningOf(reading, { name, type, value })
  return { name, type, value, meaning, children }
}

function amountOf(
  reading: Reading,
  { name, type, value }: { readonly name: string; readonly type: string; readonly value: string },
  { token, isKnown }: Counting,
) {
  if (token === null || (name !== 'value' && name !== 'amount')) return null
  if (!type.startsWith('uint') || !/^\d+$/.test(value)) return null
  const isListed = reading.chain?.tokens.some(({ address }) => isSame(address, token)) ?? false
  return isKnown && !isListed ? null : tokenAmount(reading, token, BigInt(value))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/**
 * Turns typed data into what the service gets.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what is none, or could be read in two ways.
 */
export function prepare(request: TypedDataRequest): PreparedRequest {
  const { typedData } = request
  const typed = readTypedData(typedData)
  if (!typed) throw invalidRequest('It is no typed data of EIP-712.')
  return preparedPayload(request, typedDataPayload(typedData), caip2Of(typed.domain.chainId))
}

/** The CAIP-2 of a chain id as typed data writes it: a number, or a number as text. */
function caip2Of(chainId: unknown): string | null {
  const number = wholeNumberFrom(chainId)
  return number === null || number < 0n ? null : `eip155:${number}`
}

/** What is known about its chain. */
export const chainFacts = knownChains
