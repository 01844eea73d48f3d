import { isRecord } from '../../../lib/isRecord.ts'
import type { SolanaIdl } from './readSolanaIdl.ts'

/** What becomes of the values that are decoded: the service asks policies about them, the kit shows them. */
export type BorshForm<T> = {
  readonly number: (value: bigint, type: string) => T
  /** A number that is no whole one. */
  readonly fraction: (bytes: Uint8Array, type: string) => T
  readonly flag: (value: boolean) => T
  readonly text: (value: string) => T
  /** 32 bytes. */
  readonly key: (bytes: Uint8Array) => T
  readonly bytes: (bytes: Uint8Array) => T
  /** An option that holds nothing. */
  readonly nothing: () => T
  readonly list: (items: readonly T[]) => T
  readonly members: (members: ReadonlyMap<string, T>) => T
  /** One of several, by its name; its fields are null where it has none. */
  readonly variant: (name: string, fields: T | null) => T
}

/** More values than any call that a person could mean; data that asks for more is not decoded. */
const MAX_VALUES = 10_000
const MAX_DEPTH = 32
const KEY_BYTES = 32

/** How far the data is read. */
type Place = { readonly data: Uint8Array; at: number }

type Decoding<T> = Place & {
  readonly form: BorshForm<T>
  readonly types: SolanaIdl['types']
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
export function decodeBorsh<T>(
  form: BorshForm<T>,
  types: SolanaIdl['types'],
  fields: readonly unknown[],
  data: Uint8Array,
): ReadonlyMap<string, T> | null {
  const decoding: Decoding<T> = { form, types, data, at: 0, values: 0, depth: 0 }
  try {
    const members = membersFrom(fields, decoding)
    return decoding.at === data.length ? members : null
  } catch (error) {
    if (error instanceof Undecodable) return null
    throw error
  }
}

function membersFrom<T>(fields: readonly unknown[], decoding: Decoding<T>): ReadonlyMap<string, T> {
  const members = new Map<string, T>()
  for (const field of fields) {
    // with a name twice, the one could stand for the other
    if (!isRecord(field) || typeof field.name !== 'string' || members.has(field.name))
      throw new Undecodable()
    members.set(field.name, valueFrom(field.type, decoding))
  }
  return members
}

function valueFrom<T>(type: unknown, decoding: Decoding<T>): T {
  if (++decoding.values > MAX_VALUES || decoding.depth >= MAX_DEPTH) throw new Undecodable()
  if (typeof type === 'string') return atomFrom(type, decoding)
  if (!isRecord(type)) throw new Undecodable()
  decoding.depth++
  const value = compoundFrom(type, decoding)
  decoding.depth--
  return value
}

function atomFrom<T>(type: string, decoding: Decoding<T>): T {
  const { form } = decoding
  const [, kind, bits] = /^([uif])(8|16|32|64|128|256)$/.exec(type) ?? []
  if (kind === 'f') return form.fraction(take(decoding, Number(bits) / 8), type)
  if (kind !== undefined) {
    const value = littleEndian(take(decoding, Number(bits) / 8))
    return form.number(kind === 'u' ? value : BigInt.asIntN(Number(bits), value), type)
  }
  switch (type) {
    case 'bool':
      return form.flag(flagFrom(decoding))
    case 'pubkey':
    case 'publicKey':
      return form.key(take(decoding, KEY_BYTES))
    case 'bytes':
      return form.bytes(take(decoding, countFrom(decoding)))
    case 'string':
      return form.text(textFrom(take(decoding, countFrom(decoding))))
    default:
      throw new Undecodable()
  }
}

function compoundFrom<T>(type: Readonly<Record<string, unknown>>, decoding: Decoding<T>): T {
  if (type.option !== undefined)
    return flagFrom(decoding) ? valueFrom(type.option, decoding) : decoding.form.nothing()
  if (type.vec !== undefined) return listFrom(type.vec, countFrom(decoding), decoding)
  if (Array.isArray(type.array)) {
    const [item, length]: readonly unknown[] = type.array
    if (typeof length !== 'number' || !Number.isSafeInteger(length)) throw new Undecodable()
    return listFrom(item, length, decoding)
  }
  return definedFrom(type.defined, decoding)
}

function listFrom<T>(type: unknown, length: number, decoding: Decoding<T>): T {
  if (length > MAX_VALUES) throw new Undecodable()
  const { form } = decoding
  if (type === 'u8') return form.bytes(take(decoding, length))
  return form.list(Array.from({ length }, () => valueFrom(type, decoding)))
}

/** The older form names a type by its name alone, the newer one by an object that could also hold generics. */
function definedFrom<T>(reference: unknown, decoding: Decoding<T>): T {
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
function fieldsFrom<T>(fields: unknown = [], decoding: Decoding<T>): T {
  if (!Array.isArray(fields)) throw new Undecodable()
  const { form } = decoding
  const list: readonly unknown[] = fields
  const areNamed = list.every((field) => isRecord(field) && field.name !== undefined)
  return areNamed
    ? form.members(membersFrom(list, decoding))
    : form.list(list.map((field) => valueFrom(field, decoding)))
}

function variantFrom<T>(variants: unknown, decoding: Decoding<T>): T {
  const [index = 0] = take(decoding, 1)
  const variant: unknown = Array.isArray(variants) ? variants[index] : undefined
  if (!isRecord(variant) || typeof variant.name !== 'string') throw new Undecodable()
  const { name, fields } = variant
  return decoding.form.variant(name, fields === undefined ? null : fieldsFrom(fields, decoding))
}

function take(place: Place, size: number): Uint8Array {
  const taken = place.data.subarray(place.at, place.at + size)
  if (taken.length !== size) throw new Undecodable()
  place.at += size
  return taken
}

function countFrom(place: Place): number {
  return Number(littleEndian(take(place, 4)))
}

function flagFrom(place: Place): boolean {
  const [flag = 2] = take(place, 1)
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
