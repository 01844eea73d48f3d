import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { sliceText } from '../../lib/sliceText.ts'
import type { Revert } from '../../wire/fields/revert.ts'
import type { AbiEntry } from './contractAbi.ts'
import { decodeAbi } from './decodeAbi.ts'
import { jsonFromValues } from './jsonFromValues.ts'

/** Finds the error of a contract by the 4 bytes of its selector, 8 characters of hex. */
export type FindError = (address: string, selector: string) => AbiEntry | undefined

const ERROR_STRING = '08c379a0'
const PANIC = '4e487b71'
const STRING = [{ name: '', text: 'string' }]
const UINT = [{ name: '', text: 'uint256' }]

/** What Solidity panics for, by number. */
const PANICS: Readonly<Partial<Record<string, string>>> = {
  '0': 'generic panic',
  '1': 'assertion failed',
  '17': 'arithmetic overflow or underflow',
  '18': 'division or modulo by zero',
  '33': 'value out of range of an enum',
  '34': 'storage byte array that is wrongly encoded',
  '49': 'pop of an empty array',
  '50': 'index out of bounds of an array',
  '65': 'too much memory allocated',
  '81': 'call of a function that is not set',
}

/** How much of what a contract says is told. */
const MAX_DATA_BYTES = 16 * 1024
const MAX_WORDS = 1000

/**
 * Reads what a contract gave up with: an error of its own when its interface is known, one of Solidity's, or the bytes.
 *
 * Spec: Send transaction status › revertChain items.
 *
 * @param address - of the contract; undefined where it is not known.
 * @param dataHex - with or without 0x.
 */
export function revertFromData(
  address: string | undefined,
  dataHex: string,
  findError: FindError,
): Revert {
  const data = bytesFromHex(dataHex.replace(/^0x/, '').slice(0, MAX_DATA_BYTES * 2))
  const place = address === undefined ? {} : { address }
  if (!data || data.length === 0) return { ...place, ...NO_DATA }
  const selector = hexFromBytes(data.subarray(0, 4))
  const content = data.subarray(4)
  return {
    ...place,
    ...(nativeOf(selector, content) ??
      customOf(findError(address ?? '', selector), content) ??
      unknownOf(data)),
  }
}

const NO_DATA = {
  errorType: 'native',
  displayMessage: 'execution reverted',
  native: { nativeType: 'execution_reverted' },
} as const

function nativeOf(selector: string, content: Uint8Array): Revert | null {
  if (selector === ERROR_STRING) {
    const [text] = decodeAbi(STRING, content) ?? []
    if (typeof text !== 'string') return null
    return wordsRevert(text)
  }
  const [code] = selector === PANIC ? (decodeAbi(UINT, content) ?? []) : []
  // the wire has 64 bits for it, and Solidity uses 8
  if (typeof code !== 'bigint' || code >= 2n ** 64n) return null
  const words = PANICS[code.toString()] ?? 'unknown panic'
  return {
    errorType: 'native',
    displayMessage: `panic 0x${code.toString(16).padStart(2, '0')}: ${words}`,
    native: { nativeType: 'panic', message: words, panicCode: code.toString() },
  }
}

/** What a contract says in words, as `require` and `revert` do. Without a word it reads as a failure without a reason. */
export function wordsRevert(text: string): Revert {
  const message = sliceText(text, MAX_WORDS)
  return {
    errorType: 'native',
    displayMessage: message.trim() === '' ? 'execution reverted' : message,
    native: { nativeType: 'error_string', message },
  }
}

function customOf(entry: AbiEntry | undefined, content: Uint8Array): Revert | null {
  const values = entry && decodeAbi(entry.inputs, content)
  if (!entry || !values) return null
  const paramsJson = jsonFromValues(entry.inputs, values)
  return {
    errorType: 'custom',
    displayMessage: `${entry.name}(${sliceText(paramsJson.slice(1, -1), MAX_WORDS)})`,
    custom: { errorName: entry.name, paramsJson },
  }
}

function unknownOf(data: Uint8Array): Revert {
  const selector = `0x${hexFromBytes(data.subarray(0, 4))}`
  return {
    errorType: 'unknown',
    displayMessage: `unknown error ${selector}`,
    unknown: {
      ...(data.length < 4 ? {} : { selector }),
      data: `0x${hexFromBytes(data)}`,
    },
  }
}
