import { hexFromBytes } from '../../lib/hex.ts'

/** What a value, a length or an offset takes, in bytes. */
export const WORD = 32
/** Numbers of so many bits are exact as they are: lengths and offsets. */
const SAFE_BITS = 53

/** The number in the word at that place; undefined where there is no whole word, or where it takes more bits. */
export function numberAt(data: Uint8Array, at: number, bits: number): bigint | undefined {
  const word = data.subarray(at, at + WORD)
  if (word.length !== WORD) return undefined
  const number = BigInt(`0x${hexFromBytes(word)}`)
  return number >> BigInt(bits) === 0n ? number : undefined
}

/** A length or an offset. */
export function sizeAt(data: Uint8Array, at: number): number | undefined {
  const size = numberAt(data, at, SAFE_BITS)
  return size === undefined ? undefined : Number(size)
}

/** The bytes behind the length at that place; undefined where there are not so many. */
export function bytesAt(data: Uint8Array, at: number): Uint8Array | undefined {
  const length = sizeAt(data, at)
  const start = at + WORD
  const bytes = data.subarray(start, start + (length ?? 0))
  return bytes.length === length ? bytes : undefined
}

/**
 * The value in the word at that place; undefined where there is none, or where it is no such value.
 *
 * @param type - `address`, `bool`, one of `uint8` to `uint256`, or of `bytes1` to `bytes32`: zeros are behind those.
 */
export function valueAt(
  type: string,
  data: Uint8Array,
  at: number,
): bigint | boolean | string | undefined {
  const [, size] = /^bytes(\d+)$/.exec(type) ?? []
  if (size) {
    const hex = hexFromBytes(data.subarray(at, at + WORD))
    const end = 2 * Number(size)
    return hex.length === 2 * WORD && /^0*$/.test(hex.slice(end))
      ? `0x${hex.slice(0, end)}`
      : undefined
  }
  const isAddress = type === 'address'
  const isBool = type === 'bool'
  const bits = isAddress ? 160 : isBool ? 1 : Number(type.slice('uint'.length))
  const number = numberAt(data, at, bits)
  if (number === undefined) return undefined
  if (isAddress) return `0x${number.toString(16).padStart(40, '0')}`
  return isBool ? number === 1n : number
}
