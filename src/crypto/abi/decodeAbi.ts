import { hexFromBytes } from '../../lib/hex.ts'
import { type AbiParameter, listOf } from './abiParameter.ts'
import { bytesAt, numberAt, sizeAt, valueAt, WORD } from './abiWords.ts'

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
    return decodeMembers(parameters, data, { left: MAX_VALUES, bytesLeft: data.length })
  } catch (error) {
    if (error === UNDECODABLE) return null
    throw error
  }
}

/** Made once: it is caught before anybody could ask where it came from. */
const UNDECODABLE = new Error('undecodable')

function held<T>(value: T | undefined): T {
  if (value === undefined) throw UNDECODABLE
  return value
}

/** @param data - from the start of the tuple or list, which offsets count from. */
function decodeMembers(
  members: readonly AbiParameter[],
  data: Uint8Array,
  budget: Budget,
): AbiValue[] {
  let at = 0
  return members.map((member) => {
    const ownSize = headSize(member)
    const isDynamic = Number.isNaN(ownSize)
    const size = isDynamic ? WORD : ownSize
    const head = data.subarray(at, at + size)
    if (head.length !== size) throw UNDECODABLE
    at += size
    // what is behind the end has no words: nothing that an offset leads to does without
    return decode(member, isDynamic ? data.subarray(held(sizeAt(head, 0))) : head, budget)
  })
}

function decode(parameter: AbiParameter, data: Uint8Array, budget: Budget): AbiValue {
  if (budget.left-- <= 0) throw UNDECODABLE
  const { text, members } = parameter
  const list = listOf(parameter)
  if (list) {
    const length = list.length || held(sizeAt(data, 0))
    if (length > budget.left) throw UNDECODABLE
    const items = new Array<AbiParameter>(length).fill(list.item)
    return decodeMembers(items, list.length ? data : data.subarray(WORD), budget)
  }
  if (members) return decodeMembers(members, data, budget)
  if (text === 'string') return TEXT.decode(sized(data, budget))
  if (text === 'bytes') return `0x${hexFromBytes(sized(data, budget))}`
  if (text.startsWith('int')) return signed(data, Number(text.slice('int'.length)))
  // an address and a selector together
  return held(valueAt(text === 'function' ? 'bytes24' : text, data, 0))
}

/** How many bytes a value takes in the head of what it belongs to; not a number where an offset leads to it. */
function headSize(parameter: AbiParameter): number {
  const { text, members } = parameter
  const list = listOf(parameter)
  if (list) return list.length ? headSize(list.item) * list.length : Number.NaN
  if (members) return members.reduce((size, member) => size + headSize(member), 0)
  return text === 'string' || text === 'bytes' ? Number.NaN : WORD
}

/** Bytes with their length before them. */
function sized(data: Uint8Array, budget: Budget): Uint8Array {
  const bytes = held(bytesAt(data, 0))
  budget.bytesLeft -= bytes.length
  if (budget.bytesLeft < 0) throw UNDECODABLE
  return bytes
}

function signed(data: Uint8Array, bits: number): bigint {
  const word = held(numberAt(data, 0, 256))
  const number = BigInt.asIntN(bits, word)
  if (BigInt.asUintN(256, number) !== word) throw UNDECODABLE
  return number
}
