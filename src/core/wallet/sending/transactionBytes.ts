import { encodeRlp, hexFromNumber, type RlpHex } from '../../../crypto/ethereum/encodeRlp.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { FilledTransaction } from './ethereumTransaction.ts'

/** What a transaction calls, as its fields. */
export function callFields({ to, value, data }: Pick<FilledTransaction, 'to' | 'value' | 'data'>) {
  const target = to === null ? '' : bytesOf('to', to, 20)
  return [target, hexFromNumber(value), bytesOf('data', data ?? '0x')]
}

/** EIP-2718: the number of its kind, then the fields. Hex without 0x. */
export function written(kind: number, fields: readonly RlpHex[]): string {
  return kind.toString(16).padStart(2, '0') + encodeRlp(fields)
}

/**
 * Bytes as hex without 0x, in small letters.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what is no hex with 0x, or not of that many bytes.
 */
export function bytesOf(name: string, hex: string, length?: number): string {
  const bytes = hex.startsWith('0x') ? bytesFromHex(hex.slice(2)) : null
  if (!bytes || (length !== undefined && bytes.length !== length))
    throw invalid(`${name} must be ${length ?? 'whole'} bytes of hex with 0x`)
  return hexFromBytes(bytes)
}

/**
 * Refuses a transaction without receiver and data: it would make an empty contract, and its value would be lost.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`
 */
export function requireTarget(to: unknown, data: string | undefined): void {
  if (to === null && (data ?? '0x') === '0x')
    throw invalid('A transaction without to and data would burn its value')
}

/** What no transaction can say. */
export function invalid(rule: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details: `${rule}.` })
}
