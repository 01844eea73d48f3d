import { isRecord } from '../../lib/isRecord.ts'
import { runSteps, type Steps } from '../../lib/steps.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { createAtomReader } from './typedDataAtoms.ts'
import {
  DOMAIN_TYPE,
  encodeType,
  readStructTypes,
  type StructMember,
  type StructTypes,
  TypedDataError,
} from './typedDataTypes.ts'

/** A value that is signed, with its name and its type. */
export type TypedNode = {
  /** The member's name; the position from 1 in a list. */
  readonly name: string
  readonly type: string
} & (
  | { readonly kind: 'value'; readonly text: string; readonly bytes: Uint8Array }
  | { readonly kind: 'list'; readonly children: readonly TypedNode[] }
  | { readonly kind: 'struct'; readonly typeText: string; readonly children: readonly TypedNode[] }
  /** A struct that is absent: 32 zero bytes stand for it. */
  | { readonly kind: 'null' }
)

export type TypedStruct = Extract<TypedNode, { kind: 'struct' }>

/** A member of the data that no type names: no byte of it is signed. */
type UnsignedMember = {
  /** Where it is, like `message.items.2.note`; list positions count from 1. */
  readonly path: string
  /** A string as it is, everything else as JSON. */
  readonly text: string
}

/** Typed data, checked: what is signed, and what is not. */
export type TypedData = {
  readonly primaryType: string
  readonly domain: TypedStruct
  /** The members of the domain as they are signed. */
  readonly domainMembers: readonly StructMember[]
  /** Null where the domain alone is signed. */
  readonly message: TypedStruct | null
  readonly unsigned: readonly UnsignedMember[]
}

/** Characters of type text for one payload. Types that all contain each other repeat each other's text. */
const MAX_TYPE_TEXT = 1_000_000
/** Values that are read between two pauses: about 2 ms. */
const VALUES_PER_SLICE = 500
/** Characters of a text that is parsed in a slice of its own. */
const LONG_TEXT = 16 * 1024

/**
 * Reads typed structured data and checks all of it, so that whatever this function returns has a digest. The kit shows the
 * result to a person, the service hashes it, policies decide on it.
 *
 * Spec: EIP-712; a struct that is `null` or missing is 32 zero bytes, as `eth_signTypedData_v4` has it.
 *
 * Ours: numbers must be exact and within their range, `bool` is `true` or `false`, bytes are hex with 0x. Types that are not
 * used are not read. Deep or large data is refused by the limits of `parseStrictJson`, repeated type text beyond a million
 * characters here.
 *
 * @param text - JSON of `types`, `domain`, `primaryType` and `message`.
 * @returns what is wrong, to end the sentence "the payload …"; `message.1.0` is the first member of the second member of
 * `message`, and nothing of the data itself is repeated.
 */
export function readTypedData(text: string): TypedData | string {
  return runSteps(typedDataSteps(text))
}

/** Reads typed data with pauses: each of thousands of values is checked and written as bytes. */
export function* typedDataSteps(text: string): Steps<TypedData | string> {
  try {
    const data = parseStrictJson(text, { anyNames: true })
    if (text.length > LONG_TEXT) yield
    return yield* read(data)
  } catch (error) {
    if (error instanceof TypedDataError) return error.message
    throw error
  }
}

function* read(data: unknown): Steps<TypedData> {
  if (!isRecord(data)) throw new TypedDataError('must be the JSON of typed data')
  const { types, domain = {}, primaryType, message, ...others } = data
  if (!isRecord(types)) throw new TypedDataError('must have types')
  if (!isRecord(domain)) throw new TypedDataError('must have a domain')
  if (typeof primaryType !== 'string') throw new TypedDataError('must have a primaryType')
  const structs = readStructTypes(types, primaryType, domain)
  const reader = createReader(structs)
  reader.leaveOut(others, '')
  const isDomainAlone = primaryType === DOMAIN_TYPE
  const domainNode = yield* reader.readRoot('domain', DOMAIN_TYPE, domain)
  const messageNode = isDomainAlone ? null : yield* reader.readRoot('message', primaryType, message)
  if (isDomainAlone && isRecord(message)) reader.leaveOut(message, 'message.')
  return {
    primaryType,
    domain: domainNode,
    domainMembers: structs.get(DOMAIN_TYPE) ?? [],
    message: messageNode,
    unsigned: reader.unsigned,
  }
}

/** Where a value is: for the person by names, for whoever sent the data by numbers. */
type Place = { readonly path: string; readonly at: string }

function createReader(types: StructTypes) {
  const unsigned: UnsignedMember[] = []
  const texts = new Map<string, string>()
  const atoms = createAtomReader()
  let textLeft = MAX_TYPE_TEXT
  let valuesLeft = VALUES_PER_SLICE

  function getTypeText(name: string): string {
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = encodeType(types, name)
    textLeft -= text.length
    if (textLeft < 0) throw new TypedDataError('has too many types that hold each other')
    texts.set(name, text)
    return text
  }

  function* readStruct(
    name: string,
    type: string,
    value: unknown,
    place: Place,
  ): Steps<TypedStruct> {
    if (!isRecord(value)) throw new TypedDataError(`needs an object at ${place.at}`)
    const typeText = getTypeText(type)
    const members = types.get(type) ?? []
    const children: TypedNode[] = []
    for (const [i, member] of members.entries()) {
      const within = { path: `${place.path}.${member.name}`, at: `${place.at}.${i}` }
      const one = Object.hasOwn(value, member.name) ? value[member.name] : undefined
      children.push(yield* readNode(member.name, member.type, one, within))
    }
    const signed = new Set(members.map((member) => member.name))
    const rest = Object.entries(value).filter(([key]) => !signed.has(key))
    leaveOut(Object.fromEntries(rest), `${place.path}.`)
    return { name, type, kind: 'struct', typeText, children }
  }

  function* readNode(name: string, type: string, value: unknown, place: Place): Steps<TypedNode> {
    if (valuesLeft-- === 0) {
      yield
      valuesLeft = VALUES_PER_SLICE
    }
    if (type.endsWith(']')) return yield* readList(name, type, value, place)
    if (types.has(type)) {
      if (value === null || value === undefined) return { name, type, kind: 'null' }
      return yield* readStruct(name, type, value, place)
    }
    if (value === undefined) throw new TypedDataError(`needs a value at ${place.at}`)
    const atom = atoms(type, value)
    if (!atom) throw new TypedDataError(`needs a value of its type at ${place.at}`)
    return { name, type, kind: 'value', ...atom }
  }

  function* readList(
    name: string,
    type: string,
    value: unknown,
    { path, at }: Place,
  ): Steps<TypedNode> {
    const start = type.lastIndexOf('[')
    const size = type.slice(start + 1, -1)
    if (!Array.isArray(value)) throw new TypedDataError(`needs a list at ${at}`)
    if (size !== '' && Number(size) !== value.length)
      throw new TypedDataError(`needs another number of elements at ${at}`)
    const element = type.slice(0, start)
    const children: TypedNode[] = []
    for (const [i, one] of value.entries()) {
      const within = { path: `${path}.${i + 1}`, at: `${at}.${i}` }
      children.push(yield* readNode(String(i + 1), element, one, within))
    }
    return { name, type, kind: 'list', children }
  }

  function leaveOut(members: Readonly<Record<string, unknown>>, before: string): void {
    for (const [name, value] of Object.entries(members)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      unsigned.push({ path: `${before}${name}`, text })
    }
  }

  return {
    readRoot: (root: 'domain' | 'message', type: string, value: unknown) =>
      readStruct(root, type, value, { path: root, at: root }),
    leaveOut,
    unsigned,
  }
}

/** The signed values of a struct by name: numbers as decimal text, an absent struct as null. */
export function getSignedValues({ children }: TypedStruct): Readonly<Record<string, unknown>> {
  return Object.fromEntries(children.map((node) => [node.name, getSignedValue(node)]))
}

function getSignedValue(node: TypedNode): unknown {
  switch (node.kind) {
    case 'value':
      return node.type === 'bool' ? node.text === 'true' : node.text
    case 'list':
      return node.children.map(getSignedValue)
    case 'struct':
      return getSignedValues(node)
    case 'null':
      return null
    default:
      return node satisfies never
  }
}
