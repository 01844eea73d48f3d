import { bytesFromBase64url } from '../../lib/base64url.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'

/**
 * The members of a stamp that is written as base64url of a JSON object; null when it is malformed.
 *
 * Ours: canonical base64url, JSON without a member named twice, exactly the named members, all text, and neither white
 * space nor escapes, so that no bit of a stamp can be changed. The members' order is free, because other clients write
 * another one.
 */
export function readStampTexts(
  header: string,
  names: readonly string[],
): ReadonlyMap<string, string> | null {
  const bytes = bytesFromBase64url(header)
  const text = bytes && utf8FromBytes(bytes)
  const value = text ? parseStrictJson(text) : undefined
  if (typeof value !== 'object' || value === null || JSON.stringify(value) !== text) return null
  const texts = new Map<string, string>()
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'string') return null
    texts.set(name, member)
  }
  return texts.size === names.length && names.every((name) => texts.has(name)) ? texts : null
}
