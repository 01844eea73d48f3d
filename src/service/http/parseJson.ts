import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { Refusal } from './refusal.ts'

/**
 * The escape of U+0000: a JSON text has no other way to write it. A backslash before it that is itself escaped is text. It is
 * looked for in the text, because to walk through thousands of members takes as long as to parse them.
 */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/

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
  if (text !== null && NULL_CHARACTER.test(text))
    throw new Refusal('REQUEST_INVALID', { details: 'a text contains the character U+0000' })
  return value
}
