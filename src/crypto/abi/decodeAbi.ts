import { hexFromBytes } from '../../lib/hex.ts'
import type { AbiParameter, AbiType } from './abiType.ts'
import { addressOf, bytesAt, numberAt, sizeAt, WORD } from './abiWords.ts'

/** A decoded value: numbers as bigint, bytes and addresses as hex with 0x in small letters, tuples and lists as lists. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[]

/** A byte order mark is a character of the text: nothing that is signed is left out. */
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true })
/** More values than any call that a person could mean; data that asks for more is not decoded. */
const MAX_VALUES = 10_000

/** How many more values and bytes may be read. */
type Budget = { left: number; bytesLeft: number }

/**
 * Decodes the values of parameters; null for data that does not hold them.
 *
 * Ours: strict as Solidity's own decoder (a bool is 0 or 1, an address has 12 zero bytes before it), and bounded: at most
 * 10,000 values and no byte twice, so that data that points at itself costs nothing.
 */
export function decodeAbi(
  parameters: readonly AbiParameter[],
  data: Uint8Array,
): readonly AbiValue[] | null {
  try {
    return decodeMembers(
      parameters.map((parameter) => parameter.type),
      data,
      { left: MAX_VALUES, bytesLeft: data.length },
    )
  } catch (error) {
    if (error instanceof Undecodable) return null
    throw error
  }
}

class Undecodable extends Error {}

function held<T>(value: T | undefined): T {
  if (value === undefined) throw new Undecodable()
  return value
}

/** @param data - from the start of the tuple or list, which offsets count from. */
function decodeMembers(types: readonly AbiType[], data: Uint8Array, budget: Budget): AbiValue[] {
  let at = 0
  return types.map((type) => {
    const size = headSize(type)
    const head = data.subarray(at, at + size)
    if (head.length !== size) throw new Undecodable()
    at += size
    return decode(type, isDynamic(type) ? data.subarray(offset(head, data)) : head, budget)
  })
}

function offset(head: Uint8Array, data: Uint8Array): number {
  const start = held(sizeAt(head, 0))
  if (start > data.length) throw new Undecodable()
  return start
}

function decode(type: AbiType, data: Uint8Array, budget: Budget): AbiValue {
  if (budget.left-- <= 0) throw new Undecodable()
  switch (type.kind) {
    case 'uint':
      return held(numberAt(data, 0, type.bits))
    case 'int':
      return signed(held(numberAt(data, 0, 256)), type.bits)
    case 'bool':
      return held(numberAt(data, 0, 1)) === 1n
    case 'address':
      return addressOf(held(numberAt(data, 0, 160)))
    case 'bytes':
      return type.size === null
        ? `0x${hexFromBytes(sized(data, budget))}`
        : `0x${hexFromBytes(fixed(data, type.size))}`
    case 'string':
      return TEXT.decode(sized(data, budget))
    case 'tuple':
      return decodeMembers(
        type.members.map((member) => member.type),
        data,
        budget,
      )
    case 'list':
      return decodeList(type.item, type.length, data, budget)
    default:
      return type satisfies never
  }
}

function decodeList(
  item: AbiType,
  fixedLength: number | null,
  data: Uint8Array,
  budget: Budget,
): readonly AbiValue[] {
  const length = fixedLength ?? held(sizeAt(data, 0))
  if (length > budget.left) throw new Undecodable()
  const content = fixedLength === null ? data.subarray(WORD) : data
  return decodeMembers(new Array<AbiType>(length).fill(item), content, budget)
}

function isDynamic(type: AbiType): boolean {
  if (type.kind === 'string') return true
  if (type.kind === 'bytes') return type.size === null
  if (type.kind === 'tuple') return type.members.some((member) => isDynamic(member.type))
  return type.kind === 'list' && (type.length === null || isDynamic(type.item))
}

/** How many bytes a value takes in the head of what it belongs to. */
function headSize(type: AbiType): number {
  if (isDynamic(type)) return WORD
  if (type.kind === 'tuple')
    return type.members.reduce((size, member) => size + headSize(member.type), 0)
  return type.kind === 'list' ? headSize(type.item) * (type.length ?? 0) : WORD
}

/** The first bytes of a word; zeros are behind them. */
function fixed(data: Uint8Array, size: number): Uint8Array {
  const word = data.subarray(0, WORD)
  if (word.length !== WORD || word.subarray(size).some((byte) => byte !== 0))
    throw new Undecodable()
  return word.subarray(0, size)
}

/** Bytes with their length before them. */
function sized(data: Uint8Array, budget: Budget): Uint8Array {
  const bytes = held(bytesAt(data, 0))
  budget.bytesLeft -= bytes.length
  if (budget.bytesLeft < 0) throw new Undecodable()
  return bytes
}

function signed(word: bigint, bits: number): bigint {
  const number = BigInt.asIntN(bits, word)
  if (BigInt.asUintN(256, number) !== word) throw new Undecodable()
  return number
}
