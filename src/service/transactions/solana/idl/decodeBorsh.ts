import { base58 } from '@scure/base'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { isRecord } from '../../../../lib/isRecord.ts'
import type { SolanaIdl } from './readSolanaIdl.ts'

/**
 * A decoded value: numbers as bigint, keys in base58, bytes as hex, structs as maps, tuples and vectors as lists, a variant
 * without fields as its name and one with fields as a map from its name. Null for nothing, and for a fraction.
 */
export type BorshValue =
  | null
  | bigint
  | boolean
  | string
  | readonly BorshValue[]
  | ReadonlyMap<string, BorshValue>

type Members = ReadonlyMap<string, BorshValue>

/** More values than any call that a person could mean; data that asks for more is not decoded. */
const MAX_VALUES = 10_000
const MAX_DEPTH = 32
const KEY_BYTES = 32

type Decoding = {
  readonly types: SolanaIdl['types']
  readonly data: Uint8Array
  at: number
  values: number
  depth: number
}

class Undecodable extends Error {}

/**
 * Decodes the members of a struct as an IDL names them; null when the data is not exactly that, or is of a type that is
 * not known here.
 *
 * Ours: strict (a flag is 0 or 1, texts are UTF-8, nothing is left over), and bounded: at most 10,000 values.
 *
 * @param fields - `{ name, type }` each, as the IDL has them.
 */
export function decodeBorsh(
  types: SolanaIdl['types'],
  fields: readonly unknown[],
  data: Uint8Array,
): Members | null {
  const decoding: Decoding = { types, data, at: 0, values: 0, depth: 0 }
  try {
    const members = membersFrom(fields, decoding)
    return decoding.at === data.length ? members : null
  } catch (error) {
    if (error instanceof Undecodable) return null
    throw error
  }
}

function membersFrom(fields: readonly unknown[], decoding: Decoding): Members {
  const members = new Map<string, BorshValue>()
  for (const field of fields) {
    // with a name twice, the one could stand for the other
    if (!isRecord(field) || typeof field.name !== 'string' || members.has(field.name))
      throw new Undecodable()
    members.set(field.name, valueFrom(field.type, decoding))
  }
  return members
}

function valueFrom(type: unknown, decoding: Decoding): BorshValue {
  if (++decoding.values > MAX_VALUES || decoding.depth >= MAX_DEPTH) throw new Undecodable()
  if (typeof type === 'string') return atomFrom(type, decoding)
  if (!isRecord(type)) throw new Undecodable()
  decoding.depth++
  const value = compoundFrom(type, decoding)
  decoding.depth--
  return value
}

function atomFrom(type: string, decoding: Decoding): BorshValue {
  const [, kind, bits] = /^([uif])(8|16|32|64|128|256)$/.exec(type) ?? []
  if (kind === 'f') {
    take(decoding, Number(bits) / 8)
    return null
  }
  if (kind !== undefined) {
    const value = littleEndian(take(decoding, Number(bits) / 8))
    return kind === 'u' ? value : BigInt.asIntN(Number(bits), value)
  }
  switch (type) {
    case 'bool':
      return flagFrom(decoding)
    case 'pubkey':
    case 'publicKey':
      return base58.encode(take(decoding, KEY_BYTES))
    case 'bytes':
      return hexFromBytes(take(decoding, countFrom(decoding)))
    case 'string':
      return textFrom(take(decoding, countFrom(decoding)))
    default:
      throw new Undecodable()
  }
}

function compoundFrom(type: Readonly<Record<string, unknown>>, decoding: Decoding): BorshValue {
  if (type.option !== undefined) return flagFrom(decoding) ? valueFrom(type.option, decoding) : null
  if (type.vec !== undefined) return listFrom(type.vec, countFrom(decoding), decoding)
  if (Array.isArray(type.array)) {
    const [item, length]: readonly unknown[] = type.array
    if (typeof length !== 'number' || !Number.isSafeInteger(length)) throw new Undecodable()
    return listFrom(item, length, decoding)
  }
  return definedFrom(type.defined, decoding)
}

function listFrom(type: unknown, length: number, decoding: Decoding): BorshValue {
  if (length > MAX_VALUES) throw new Undecodable()
  if (type === 'u8') return hexFromBytes(take(decoding, length))
  return Array.from({ length }, () => valueFrom(type, decoding))
}

/** The older form names a type by its name alone, the newer one by an object that could also hold generics. */
function definedFrom(reference: unknown, decoding: Decoding): BorshValue {
  const name = isRecord(reference) ? reference.name : reference
  const hasGenerics = isRecord(reference) && reference.generics !== undefined
  const defined = typeof name === 'string' ? decoding.types.get(name) : undefined
  const type = defined?.type
  const isBorsh = (defined?.serialization ?? 'borsh') === 'borsh'
  if (hasGenerics || !isBorsh || !isRecord(type)) throw new Undecodable()
  if (type.kind === 'struct') return fieldsFrom(type.fields, decoding)
  if (type.kind === 'enum') return variantFrom(type.variants, decoding)
  if (type.kind === 'type') return valueFrom(type.alias, decoding)
  if (type.kind === 'alias') return valueFrom(type.value, decoding)
  throw new Undecodable()
}

/** Those of a struct have names, those of a tuple none. */
function fieldsFrom(fields: unknown = [], decoding: Decoding): Members | readonly BorshValue[] {
  if (!Array.isArray(fields)) throw new Undecodable()
  const list: readonly unknown[] = fields
  const areNamed = list.every((field) => isRecord(field) && field.name !== undefined)
  return areNamed ? membersFrom(list, decoding) : list.map((field) => valueFrom(field, decoding))
}

function variantFrom(variants: unknown, decoding: Decoding): BorshValue {
  const [index = 0] = take(decoding, 1)
  const variant: unknown = Array.isArray(variants) ? variants[index] : undefined
  if (!isRecord(variant) || typeof variant.name !== 'string') throw new Undecodable()
  if (variant.fields === undefined) return variant.name
  return new Map([[variant.name, fieldsFrom(variant.fields, decoding)]])
}

function take(decoding: Decoding, size: number): Uint8Array {
  const taken = decoding.data.subarray(decoding.at, decoding.at + size)
  if (taken.length !== size) throw new Undecodable()
  decoding.at += size
  return taken
}

function countFrom(decoding: Decoding): number {
  return Number(littleEndian(take(decoding, 4)))
}

function flagFrom(decoding: Decoding): boolean {
  const [flag = 2] = take(decoding, 1)
  if (flag > 1) throw new Undecodable()
  return flag === 1
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}

function textFrom(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Undecodable() // no text
  }
}
