import { bytesFromHex } from '../lib/hex.ts'
import { isRecord } from '../lib/isRecord.ts'
import { failure, type ProviderRpcError } from './providerError.ts'

/** What a request names, read strictly: nothing is guessed. All of them throw -32602. */

/** The parameters of a request as a list. */
export function listFrom(params: unknown): readonly unknown[] {
  if (params === undefined) return []
  if (Array.isArray(params)) return params
  throw invalid('params must be a list')
}

/** What a node is given as it came. */
export function passedOn(params: unknown): object {
  if (params === undefined || params === null) return []
  if (typeof params === 'object') return params
  throw invalid('params must be a list or an object')
}

export function recordFrom(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw invalid(`${name} must be an object`)
}

export function textFrom(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw invalid(`${name} must be a text`)
}

/** A number: hex with 0x. Undefined when it is left out. */
export function quantityFrom(name: string, value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return BigInt(value)
  throw invalid(`${name} must be a number in hex with 0x`)
}

export function requiredQuantity(name: string, value: unknown): bigint {
  const number = quantityFrom(name, value)
  if (number === undefined) throw invalid(`${name} is missing`)
  return number
}

/** An amount: as MetaMask does, `0x` is none. Undefined when it is left out. */
export function amountFrom(name: string, value: unknown): bigint | undefined {
  return value === '0x' ? 0n : quantityFrom(name, value)
}

/**
 * The receiver of a transaction with these data; null makes a contract. As MetaMask does, `0x` is none.
 *
 * Without receiver and data it would make an empty contract, and its value would be lost.
 */
export function receiverFrom(value: unknown, data: string | undefined): string | null {
  const to = value === '0x' ? null : (hexFrom('to', value, 20) ?? null)
  if (to === null && (data ?? '0x') === '0x')
    throw invalid('to is missing: without it and without data the value would be lost')
  return to
}

/** Bytes in hex with 0x. Undefined when they are left out. */
export function hexFrom(name: string, value: unknown, length?: number): string | undefined {
  if (value === undefined || value === null) return undefined
  const isHex = typeof value === 'string' && value.startsWith('0x')
  const bytes = isHex ? bytesFromHex(value.slice(2)) : null
  if (isHex && bytes && (length === undefined || bytes.length === length)) return value
  throw invalid(`${name} must be ${length ?? 'whole'} bytes of hex with 0x`)
}

export function requiredHex(name: string, value: unknown, length?: number): string {
  const hex = hexFrom(name, value, length)
  if (hex === undefined) throw invalid(`${name} is missing`)
  return hex
}

/** A list of what a function reads. Undefined when it is left out. */
export function manyFrom<T>(
  name: string,
  value: unknown,
  read: (value: unknown) => T,
): readonly T[] | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw invalid(`${name} must be a list`)
  return value.map(read)
}

export function invalid(rule: string): ProviderRpcError {
  return failure('invalidParams', `Invalid parameters: ${rule}.`)
}
