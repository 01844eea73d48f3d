import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { wholeNumberFrom } from '../../lib/wholeNumber.ts'

const WORD_BYTES = 32

/** A value that is neither struct nor list. */
export type Atom = {
  /** As a person reads it: numbers in decimal digits, everything else as it was written. */
  readonly text: string
  /** Its 32 bytes; for `string` and `bytes` their contents, which are hashed to 32 bytes. */
  readonly bytes: Uint8Array
}

/** Reads a value of one type; null for a value of another type. */
type AtomReader = (value: unknown) => Atom | null

/** Whether a type is neither struct nor list (EIP-712, "Definition of typed structured data"). */
export function isAtomicType(type: string): boolean {
  return getReader(type) !== null
}

/**
 * Makes the function that reads values of atomic types. It returns null for a value that does not belong to its type, and
 * remembers the types.
 */
export function createAtomReader(): (type: string, value: unknown) => Atom | null {
  const readers = new Map<string, AtomReader | null>()
  return (type, value) => {
    const known = readers.get(type)
    const reader = known === undefined ? getReader(type) : known
    readers.set(type, reader)
    return reader?.(value) ?? null
  }
}

function getReader(type: string): AtomReader | null {
  switch (type) {
    case 'string':
      return (value) =>
        typeof value === 'string' ? { text: value, bytes: bytesFromUtf8(value) } : null
    case 'bytes':
      // an empty text is no bytes: web3.js writes them so, and the libraries that read it agree
      return (value) => readBytes(value === '' ? '0x' : value, null)
    case 'bool':
      return (value) =>
        typeof value === 'boolean'
          ? { text: String(value), bytes: writeWord(value ? 1n : 0n) }
          : null
    case 'address':
      return (value) => padStart(readBytes(value, 20))
    default:
      return getSizedReader(type)
  }
}

function getSizedReader(type: string): AtomReader | null {
  const [, kind = '', size = ''] = /^(bytes|uint|int)([1-9]\d{0,2})$/.exec(type) ?? []
  const length = Number(size)
  if (kind === 'bytes')
    return length <= WORD_BYTES ? (value) => padEnd(readBytes(value, length)) : null
  if (kind === '' || length > 256 || length % 8 !== 0) return null
  const least = kind === 'int' ? -(1n << BigInt(length - 1)) : 0n
  const end = 1n << BigInt(kind === 'int' ? length - 1 : length)
  return (value) => {
    const number = wholeNumberFrom(value)
    if (number === null || number < least || number >= end) return null
    return { text: number.toString(), bytes: writeWord(number) }
  }
}

/** Writes a number as 32 bytes; a negative one as its two's complement. */
function writeWord(number: bigint): Uint8Array {
  if (number >= 0n && number < 256n) {
    const word = new Uint8Array(WORD_BYTES)
    word[WORD_BYTES - 1] = Number(number)
    return word
  }
  const hex = BigInt.asUintN(256, number).toString(16)
  return bytesFromHex(hex.padStart(WORD_BYTES * 2, '0')) ?? new Uint8Array(WORD_BYTES)
}

/** @param length - how many bytes it must be; null for any. */
function readBytes(value: unknown, length: number | null): Atom | null {
  if (typeof value !== 'string' || !value.startsWith('0x')) return null
  const bytes = bytesFromHex(value.slice(2))
  return bytes && (length === null || bytes.length === length) ? { text: value, bytes } : null
}

function padStart(atom: Atom | null): Atom | null {
  return atom && pad(atom, WORD_BYTES - atom.bytes.length)
}

function padEnd(atom: Atom | null): Atom | null {
  return atom && pad(atom, 0)
}

/** The bytes within a word of zeros. */
function pad({ text, bytes }: Atom, start: number): Atom {
  const word = new Uint8Array(WORD_BYTES)
  word.set(bytes, start)
  return { text, bytes: word }
}
