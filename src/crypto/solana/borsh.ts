import { hexFromBytes } from '../../lib/hex.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { base58FromBytes } from './base58.ts'
import { type ByteReader, createByteReader, OutOfBytes } from './byteReader.ts'
import { type Idl, type IdlField, idlFields } from './idl.ts'

/** A value as it is read: with a text, or with parts. */
export type BorshValue = {
  readonly name: string
  readonly type: string
  readonly value: string | null
  readonly parts: readonly BorshValue[]
}

/** A type that nobody here knows. */
class UnknownType extends Error {}

/** Types inside each other; deeper ones may have no end. */
const MAX_DEPTH = 8

/**
 * Reads the arguments of an instruction, as Borsh writes them, up to the first that is not written so or has a type that is
 * not known here. `rest` is whatever is left.
 */
export function readBorsh(
  bytes: Uint8Array,
  args: readonly IdlField[],
  types: Idl['types'],
): { readonly values: readonly BorshValue[]; readonly rest: Uint8Array } {
  const reader = createByteReader(bytes)
  const values: BorshValue[] = []
  for (const arg of args) {
    const at = reader.at()
    try {
      values.push(readField(reader, arg, types, 0))
    } catch (error) {
      if (error instanceof UnknownType || error instanceof OutOfBytes)
        return { values, rest: bytes.subarray(at) }
      throw error
    }
  }
  return { values, rest: bytes.subarray(reader.at()) }
}

function readField(
  reader: ByteReader,
  { name, type }: IdlField,
  types: Idl['types'],
  depth: number,
): BorshValue {
  if (depth > MAX_DEPTH) throw new UnknownType()
  const leaf = (value: string, of = String(type)) => ({ name, type: of, value, parts: [] })
  if (typeof type === 'string') return leaf(readPlain(reader, type))
  if (!isRecord(type)) throw new UnknownType()
  const inner = (field: IdlField) => readField(reader, field, types, depth + 1)
  if ('option' in type)
    return readBool(reader) ? inner({ name, type: type.option }) : leaf('none', 'option')
  const [item, length] = Array.isArray(type.array) ? type.array : [type.vec, null]
  if (item !== undefined) {
    const count = Number(length ?? readNumber(reader, 4, false))
    const parts: BorshValue[] = []
    // what takes no bytes could be there any number of times
    for (let place = 0; place < count; place++) {
      const at = reader.at()
      parts.push(inner({ name: String(place), type: item }))
      if (reader.at() === at) throw new UnknownType()
    }
    return { name, type: 'list', value: null, parts }
  }
  const defined = isRecord(type.defined) ? type.defined.name : type.defined
  const known = typeof defined === 'string' ? types.get(defined) : undefined
  if (typeof defined !== 'string' || !isRecord(known)) throw new UnknownType()
  if (known.kind === 'enum') return leaf(readVariant(reader, known.variants), defined)
  const fields = known.kind === 'struct' ? idlFields(known.fields ?? []) : null
  if (!fields) throw new UnknownType()
  return { name, type: defined, value: null, parts: fields.map(inner) }
}

function readPlain(reader: ByteReader, type: string): string {
  const [, sign, bits] = /^([ui])(8|16|32|64|128|256)$/.exec(type) ?? []
  if (bits) return String(readNumber(reader, Number(bits) / 8, sign === 'i'))
  switch (type) {
    case 'bool':
      return String(readBool(reader))
    case 'pubkey':
    case 'publicKey':
      return base58FromBytes(reader.take(32))
    case 'bytes':
      return `0x${hexFromBytes(reader.take(Number(readNumber(reader, 4, false))))}`
    case 'string': {
      const text = utf8FromBytes(reader.take(Number(readNumber(reader, 4, false))))
      if (text === null) throw new OutOfBytes()
      return text
    }
    default:
      throw new UnknownType()
  }
}

/** The first byte is the smallest. */
function readNumber(reader: ByteReader, size: number, isSigned: boolean): bigint {
  const number = BigInt(`0x${hexFromBytes(reader.take(size).toReversed())}`)
  return isSigned ? BigInt.asIntN(size * 8, number) : number
}

function readBool(reader: ByteReader): boolean {
  const byte = reader.byte()
  if (byte > 1) throw new OutOfBytes()
  return byte === 1
}

/** One of several names; one that holds more is not known here. */
function readVariant(reader: ByteReader, variants: unknown): string {
  const one: unknown = Array.isArray(variants) ? variants[reader.byte()] : undefined
  if (!isRecord(one) || typeof one.name !== 'string' || one.fields !== undefined)
    throw new UnknownType()
  return one.name
}
