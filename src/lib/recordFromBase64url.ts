import { bytesFromBase64url } from './base64url.ts'
import { isRecord } from './isRecord.ts'
import { parseStrictJson } from './strictJson.ts'
import { utf8FromBytes } from './utf8.ts'

/** Reads an object from the base64url of its JSON; null for anything else, and where a member is named twice. */
export function recordFromBase64url(text: string): Record<string, unknown> | null {
  const bytes = bytesFromBase64url(text)
  const json = bytes && utf8FromBytes(bytes)
  const value = json ? parseStrictJson(json) : undefined
  return isRecord(value) ? value : null
}
