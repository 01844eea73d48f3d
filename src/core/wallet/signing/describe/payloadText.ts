import { bytesFromUtf8, utf8FromBytes } from '../../../../lib/utf8.ts'
import type { SignPayload } from '../payloads.ts'
import { describeBlind } from './blind.ts'
import { describeMessage } from './message.ts'
import { type Draft, hexBytes, type Reading } from './reading.ts'

/** The bytes of a payload; null for hex that is none. */
export function bytesOf({ payload, encoding }: SignPayload): Uint8Array | null {
  return isHex(encoding) ? hexBytes(payload) : bytesFromUtf8(payload)
}

/** Text without a prefix. On the chain that signs it so it is no transaction; on any other it may be one. */
export function describeText(
  reading: Reading,
  bytes: Uint8Array,
  { encoding, addressFormat }: Pick<SignPayload, 'encoding'> & { readonly addressFormat: string },
): Draft {
  const text = textOf(bytes)
  if (text === null || reading.account.addressFormat !== addressFormat)
    return describeBlind(text ?? bytes)
  return describeMessage(reading, text, isHex(encoding))
}

/** Bytes that somebody has written: numbers in a contract's own form hold characters that nobody types. */
export function textOf(bytes: Uint8Array): string | null {
  const text = utf8FromBytes(bytes)
  return text === null || /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
}

function isHex(encoding: SignPayload['encoding']): boolean {
  return encoding === 'PAYLOAD_ENCODING_HEXADECIMAL'
}
