import { isRecord } from '../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { wholeNumberFrom } from '../../../lib/wholeNumber.ts'
import type { SignPayload } from './payloads.ts'

/** A member of a struct, as the message declares it. */
type TypedField = { readonly name: string; readonly type: string }

/** Typed data, read. What is shown comes of this, and of nothing else. */
export type TypedData = {
  readonly types: Readonly<Record<string, readonly TypedField[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** One line of the tree that a person reads. */
export type TypedNode = {
  readonly name: string
  readonly type: string
  /** To the letter, numbers in digits and not rounded; null for a struct or a list. */
  readonly value: string | null
  /** Of a struct or a list; empty for a value. */
  readonly children: readonly TypedNode[]
}

/** More lines than anybody reads. */
const MOST_NODES = 5000

/**
 * Reads the text of typed data; null when it is not typed data, or could be read in two ways.
 *
 * Spec: EIP-712; the text is what the service gets and hashes.
 */
export function readTypedData(text: string): TypedData | null {
  const value = parseStrictJson(text)
  if (!isRecord(value)) return null
  const { types, primaryType, domain, message } = value
  if (!isRecord(types) || !isRecord(domain) || !isRecord(message)) return null
  if (typeof primaryType !== 'string') return null
  const fields = Object.entries(types).map(([name, list]) => [name, fieldsFrom(list)] as const)
  if (!fields.every(([, list]) => list !== null)) return null
  const read = Object.fromEntries(fields) as TypedData['types']
  return Object.hasOwn(read, primaryType) ? { types: read, primaryType, domain, message } : null
}

/**
 * The message as a tree, each member once and in the order of its type; null when a value has another shape than its type,
 * has members that its type does not name, or there is more than can be shown.
 */
export function treeOf({ types, primaryType, message }: TypedData): readonly TypedNode[] | null {
  let left = MOST_NODES

  function nodeOf(name: string, type: string, value: unknown): TypedNode | null {
    if (--left < 0) return null
    const list = /^(.+)\[(\d*)\]$/.exec(type)
    if (list) return listOf(name, type, { of: list[1] ?? '', length: list[2] ?? '', value })
    if (Object.hasOwn(types, type)) {
      const children = membersOf(type, value)
      return children && { name, type, value: null, children }
    }
    const text = textOf(type, value)
    return text === null ? null : { name, type, value: text, children: [] }
  }

  function listOf(
    name: string,
    type: string,
    {
      of,
      length,
      value,
    }: { readonly of: string; readonly length: string; readonly value: unknown },
  ): TypedNode | null {
    if (!Array.isArray(value) || (length !== '' && Number(length) !== value.length)) return null
    const children = value.map((item, at) => nodeOf(String(at + 1), of, item))
    return children.every((child) => child !== null) ? { name, type, value: null, children } : null
  }

  function membersOf(struct: string, value: unknown): readonly TypedNode[] | null {
    const fields = Object.hasOwn(types, struct) ? types[struct] : undefined
    if (!fields || !isRecord(value)) return null
    // a member that the type does not name would be signed by nobody, and read by everybody
    if (Object.keys(value).some((name) => !fields.some((field) => field.name === name))) return null
    const children = fields.map(({ name, type }) =>
      Object.hasOwn(value, name) ? nodeOf(name, type, value[name]) : null,
    )
    return children.every((child) => child !== null) ? children : null
  }

  return membersOf(primaryType, message)
}

function fieldsFrom(list: unknown): readonly TypedField[] | null {
  if (!Array.isArray(list)) return null
  const isField = (it: unknown): it is TypedField =>
    isRecord(it) && typeof it.name === 'string' && typeof it.type === 'string'
  if (!list.every(isField)) return null
  return new Set(list.map(({ name }) => name)).size === list.length ? list : null
}

/**
 * A number in digits, however it is written: whoever reads it next sees the number that is hashed. One that JSON has already
 * rounded is refused: nobody would see what is signed.
 */
function textOf(type: string, value: unknown): string | null {
  if (/^u?int\d*$/.test(type)) return wholeNumberFrom(value)?.toString() ?? null
  if (type === 'bool') return typeof value === 'boolean' ? String(value) : null
  return typeof value === 'string' ? value : null
}

/**
 * Typed data. The text goes out as it was read: what a person has seen is what the service hashes.
 *
 * Spec: sign_raw_payload; EIP-712.
 */
export function typedDataPayload(text: string): SignPayload {
  return { payload: text, encoding: 'PAYLOAD_ENCODING_EIP712', hashFunction: 'HASH_FUNCTION_NO_OP' }
}
