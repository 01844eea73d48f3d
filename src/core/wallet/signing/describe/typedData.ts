import {
  getSignedValues,
  readTypedData,
  type TypedData,
  type TypedNode,
} from '../../../../crypto/ethereum/typedData.ts'
import { DOMAIN_TYPE } from '../../../../crypto/ethereum/typedDataTypes.ts'
import { wholeNumberFrom } from '../../../../lib/wholeNumber.ts'
import { chainFacts as knownChains } from '../../knownChains.ts'
import { isLostAt } from '../../lostFunds.ts'
import { invalidRequest } from '../invalidRequest.ts'
import { type SignPayload, typedDataPayload } from '../payloads.ts'
import { permissionOf } from '../permission.ts'
import type { Permission } from '../permissionTerms.ts'
import { preparedPayload } from '../preparedPayload.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { TypedDataRequest } from '../signRequest.ts'
import type { SignDetail, SignNode } from '../signView.ts'
import { describeBlind } from './blind.ts'
import { meaningOf } from './meaning.ts'
import { describeOrder, readOutputs } from './order.ts'
import { isSame, partyOf, tokenAmount } from './party.ts'
import { describePermission } from './permission.ts'
import type { Draft, Reading } from './reading.ts'

/** More lines than anybody reads. */
const MOST_NODES = 5000

/**
 * Describes typed data as a tree of the members that are signed, and lists those that are not.
 *
 * Spec: EIP-712; the text is what the service gets and hashes.
 */
export function read(before: Reading, { activity, parameters }: PreparedRequest): Draft {
  const isRaw = activity === 'signRawPayload'
  const text = isRaw ? parameters.payload : JSON.stringify(parameters, null, 2)
  const data = readTypedData(text)
  if (typeof data === 'string' || countNodes(data) > MOST_NODES) return describeBlind(text)
  const { primaryType } = data
  // nothing is read but what is signed: neither contract nor network nor amount comes from a member beside it
  const domain = getSignedValues(data.domain)
  const message = data.message ? getSignedValues(data.message) : {}
  const caip2 = getCaip2(data)
  const reading = { ...before, chain: caip2 === null ? null : before.facts.chainOf(caip2) }
  const contract = textOf(domain.verifyingContract)
  const permission = permissionOf({ primaryType, domain, message })
  const party = contract === null ? null : partyOf(reading, contract)
  const claimed = party?.name ? null : textOf(domain.name)
  // an amount counts what the contract itself is, or what a member beside it names
  const token = permission?.kind.startsWith('permit2') ? null : contract
  const nodes = describeTree(reading, data, { token, isKnown: permission === null })
  const details: readonly SignDetail[] = [
    { kind: 'tree', title: primaryType, nodes },
    ...(claimed ? [{ kind: 'claim', name: claimed } as const] : []),
    ...describeUnsigned(data),
  ]
  const rest = { details, raw: text, chain: reading.chain }
  if (permission) {
    const outputs = readOutputs(message)
    if (outputs) return { ...describeOrder(reading, permission, outputs), ...rest }
    return { ...describeGiven(reading, permission), ...rest }
  }
  const isStranger = party !== null && party.name === null
  return {
    effect: { kind: 'typedData', primaryType, contract: party },
    money: 'unknown',
    // a contract can do with it whatever it likes; a domain alone says nothing of what it is for
    level: party || !data.message ? 'caution' : 'plain',
    warnings: isStranger ? [{ kind: 'unknownContract' }] : [],
    ...rest,
  }
}

/** A permission; tokens that it moves to where nobody can send them on are lost. */
function describeGiven(reading: Reading, permission: Permission): Omit<Draft, 'details'> {
  const read = describePermission(reading, permission, 'signature')
  const { kind, spender, tokens } = permission
  const isLost =
    kind === 'transfer' && tokens.some(({ token }) => isLostAt(spender, token, reading.chain))
  if (!isLost) return read
  return { ...read, level: 'danger', warnings: [{ kind: 'lost' }, ...read.warnings] }
}

function countNodes({ domain, message }: TypedData): number {
  const count = (node: TypedNode): number =>
    'children' in node ? node.children.reduce((sum, child) => sum + count(child), 1) : 1
  return count(domain) + (message ? count(message) : 0)
}

type Counting = {
  /** What an amount is of, where no member beside it says so. */
  readonly token: string | null
  /** Whether only amounts of tokens that are known are shown as such. */
  readonly isKnown: boolean
}

/** The message, and the domain as its last line. */
function describeTree(
  reading: Reading,
  { domain, message }: TypedData,
  counting: Counting,
): readonly SignNode[] {
  const children = describeNodes(reading, domain.children, { token: null, isKnown: true })
  return [
    ...describeNodes(reading, message?.children ?? [], counting),
    { name: 'domain', type: DOMAIN_TYPE, value: null, meaning: null, children },
  ]
}

function describeNodes(
  reading: Reading,
  nodes: readonly TypedNode[],
  counting: Counting,
): readonly SignNode[] {
  const beside = nodes.find(({ name, type }) => name === 'token' && type === 'address')
  const token = beside?.kind === 'value' ? beside.text : counting.token
  return nodes.map((node) => describeNode(reading, node, { ...counting, token }))
}

function describeNode(reading: Reading, node: TypedNode, counting: Counting): SignNode {
  const { name, type, kind } = node
  if (kind === 'null') return { name, type, value: 'null', meaning: null, children: [] }
  if (kind !== 'value') {
    const children = describeNodes(reading, node.children, counting)
    return { name, type, value: null, meaning: null, children }
  }
  const named = { name, type, value: node.text }
  const amount = amountOf(reading, named, counting)
  const meaning = amount ? { kind: 'amount' as const, amount } : meaningOf(reading, named)
  return { ...named, meaning, children: [] }
}

/** Members that no type names: they go out with the data, and no byte of them is signed. */
function describeUnsigned({ unsigned }: TypedData): readonly SignDetail[] {
  if (unsigned.length === 0) return []
  const nodes = unsigned.map(({ path, text }) => {
    return { name: path, type: '', value: text, meaning: null, children: [] }
  })
  return [{ kind: 'unsigned', nodes }]
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
 * Turns typed data into the request for the service.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for data that the service would refuse to sign.
 */
export function prepare(request: TypedDataRequest): PreparedRequest {
  const { typedData } = request
  const data = requireReadable({ payload: typedData })
  return preparedPayload(request, typedDataPayload(typedData), getCaip2(data))
}

/** @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for data that the service would refuse to sign. */
export function requireReadable({ payload }: Pick<SignPayload, 'payload'>): TypedData {
  const data = readTypedData(payload)
  if (typeof data === 'string') throw invalidRequest(`The typed data ${data}.`)
  return data
}

/** The CAIP-2 of the chain id that is signed; null where none is. */
function getCaip2({ domain }: TypedData): string | null {
  const number = wholeNumberFrom(getSignedValues(domain).chainId)
  return number === null || number < 0n ? null : `eip155:${number}`
}

/** What is known about its chain. */
export const chainFacts = knownChains
