import { bytesFromUtf8 } from '../../../../lib/utf8.ts'
import type { SignPayload } from '../payloads.ts'
import { hexBytes } from './reading.ts'

/** The bytes of a payload; null for hex that is none. */
export function bytesOf({ payload, encoding }: SignPayload): Uint8Array | null {
  return encoding === 'PAYLOAD_ENCODING_HEXADECIMAL' ? hexBytes(payload) : bytesFromUtf8(payload)
}
