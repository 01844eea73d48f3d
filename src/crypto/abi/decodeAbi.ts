import { hexFromBytes } from '../../lib/hex.ts'
import type { AbiParameter, AbiType } from './abiType.ts'
import { bytesAt, numberAt, sizeAt, valueAt, WORD } from './abiWords.ts'

/** A decoded value: numbers as bigint, bytes and addresses as hex with 0x in small letters, tuples and lists as lists. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[]

/** A byte order mark is a character of the text: nothing that is signed is left out. */
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true })
/** More values than any call that a person could mean; data that asks for more is not decoded. */
const MAX_VALUES = 10_000

type Member = Pick<AbiParameter, 'type'>

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
    return decodeMembers(parameters, data, { left: MAX_VALUES, bytesLeft: data.length })
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
function decodeMembers(members: readonly Member[], data: Uint8Array, budget: Budget): AbiValue[] {
  let at = 0
  return members.map(({ type }) => {
    const ownSize = headSize(type)
    const isDynamic = Number.isNaN(ownSize)
    const size = isDynamic ? WORD : ownSize
    const head = data.subarray(at, at + size)
    if (head.length !== size) throw new Undecodable()
    at += size
    // what is behind the end has no words: nothing that an offset leads to does without
    return decode(type, isDynamic ? data.subarray(held(sizeAt(head, 0))) : head, budget)
  })
}

function decode(type: AbiType, data: Uint8Array, budget: Budget): AbiValue {
  if (budget.left-- <= 0) throw new Undecodable()
  switch (type.kind) {
    case 'uint':
      return held(valueAt(`uint${type.bits}`, data, 0))
    case 'int':
      return signed(held(numberAt(data, 0, 256)), type.bits)
    case 'bool':
    case 'address':
      return held(valueAt(type.kind, data, 0))
    case 'bytes':
      return `0x${hexFromBytes(type.size === null ? sized(data, budget) : fixed(data, type.size))}`
    case 'string':
      return TEXT.decode(sized(data, budget))
    case 'tuple':
      return decodeMembers(type.members, data, budget)
    case 'list':
      return decodeList(type, data, budget)
    default:
      return type satisfies never
  }
}

function decodeList(
  { item, length: fixedLength }: Extract<AbiType, { readonly kind: 'list' }>,
  data: Uint8Array,
  budget: Budget,
): readonly AbiValue[] {
  const length = fixedLength ?? held(sizeAt(data, 0))
  if (length > budget.left) throw new Undecodable()
  const content = fixedLength === null ? data.subarray(WORD) : data
  return decodeMembers(new Array<Member>(length).fill({ type: item }), content, budget)
}

/** How many bytes a value takes in the head of what it belongs to; not a number where an offset leads to it. */
function headSize(type: AbiType): number {
  switch (type.kind) {
    case 'tuple':
      return type.members.reduce((size, member) => size + headSize(member.type), 0)
    case 'list':
      return headSize(type.item) * (type.length ?? Number.NaN)
    case 'bytes':
    case 'string':
      return 'size' in type && type.size !== null ? WORD : Number.NaN
    default:
      return WORD
  }
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
