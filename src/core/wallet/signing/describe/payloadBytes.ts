import { bytesFromUtf8, utf8FromBytes } from '../../../../lib/utf8.ts'
import type { SignPayload } from '../payloads.ts'
import { hexBytes } from './reading.ts'

/** The bytes of a payload; null for hex that is none. */
export function bytesOf({ payload, encoding }: SignPayload): Uint8Array | null {
  return isHex(encoding) ? hexBytes(payload) : bytesFromUtf8(payload)
}

export function isHex(encoding: SignPayload['encoding']): boolean {
  return encoding === 'PAYLOAD_ENCODING_HEXADECIMAL'
}

/** Bytes that somebody has written: numbers in a contract's own form hold characters that nobody types. */
export function textOf(bytes: Uint8Array): string | null {
  const text = utf8FromBytes(bytes)
  return text === null || /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
}
