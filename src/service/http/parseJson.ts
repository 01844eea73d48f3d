import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads a body as JSON that has only one meaning.
 *
 * Ours: no text of the wire holds U+0000, which not every store can keep.
 *
 * @throws Refusal `JSON_INVALID` or, for that character, `REQUEST_INVALID`.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = utf8FromBytes(bytes)
  const value = text === null ? undefined : parseStrictJson(text)
  if (value === undefined) throw new Refusal('JSON_INVALID')
  if (holdsNullCharacter(value))
    throw new Refusal('REQUEST_INVALID', { details: 'a text contains the character U+0000' })
  return value
}

function holdsNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, member]) => name.includes('\0') || holdsNullCharacter(member),
  )
}
