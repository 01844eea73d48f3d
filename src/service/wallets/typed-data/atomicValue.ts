import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesFromHex } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { wholeNumberFrom } from '../../../lib/wholeNumber.ts'
import { TypedDataError } from './typedDataError.ts'

const WORD_BYTES = 32

/** Gives the word of a value, or null for a value that is none of its type. */
type Encoder = (value: unknown) => Uint8Array | null

/** Tells whether a type is neither struct nor list (EIP-712, "Definition of typed structured data"). */
export function isAtomic(type: string): boolean {
  return encoderOf(type) !== null
}

/** The 32 bytes that stand for such a value. @throws TypedDataError */
export function atomicWord(type: string, value: unknown, place: string): Uint8Array {
  const word = encoderOf(type)?.(value)
  if (!word) throw new TypedDataError(`needs a value of its type at ${place}`)
  return word
}

function encoderOf(type: string): Encoder | null {
  switch (type) {
    case 'string':
      return (value) => (typeof value === 'string' ? keccak_256(bytesFromUtf8(value)) : null)
    case 'bytes':
      return (value) => {
        const bytes = bytesFrom(value)
        return bytes && keccak_256(bytes)
      }
    case 'bool':
      return (value) => (typeof value === 'boolean' ? wordOfNumber(value ? 1n : 0n) : null)
    case 'address':
      return (value) => placed(bytesFrom(value), 20, WORD_BYTES - 20)
    default:
      return sizedEncoderOf(type)
  }
}

function sizedEncoderOf(type: string): Encoder | null {
  const [, kind = '', size = ''] = /^(bytes|uint|int)([1-9]\d{0,2})$/.exec(type) ?? []
  const length = Number(size)
  if (kind === 'bytes')
    return length <= WORD_BYTES ? (value) => placed(bytesFrom(value), length, 0) : null
  if (kind === '' || length > 256 || length % 8 !== 0) return null
  const least = kind === 'int' ? -(1n << BigInt(length - 1)) : 0n
  const end = 1n << BigInt(kind === 'int' ? length - 1 : length)
  return (value) => {
    const number = wholeNumberFrom(value)
    return number === null || number < least || number >= end ? null : wordOfNumber(number)
  }
}

/** A negative number as its two's complement. */
function wordOfNumber(number: bigint): Uint8Array | null {
  return bytesFromHex(
    BigInt.asUintN(256, number)
      .toString(16)
      .padStart(WORD_BYTES * 2, '0'),
  )
}

/** Bytes of exactly that length, put into a word of zeros. */
function placed(bytes: Uint8Array | null, length: number, start: number): Uint8Array | null {
  if (bytes?.length !== length) return null
  const word = new Uint8Array(WORD_BYTES)
  word.set(bytes, start)
  return word
}

function bytesFrom(value: unknown): Uint8Array | null {
  return typeof value === 'string' && value.startsWith('0x') ? bytesFromHex(value.slice(2)) : null
}
