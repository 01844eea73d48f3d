import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { Refusal } from './refusal.ts'

/** Reads a body as JSON that has only one meaning. @throws Refusal `JSON_INVALID`. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = utf8FromBytes(bytes)
  const value = text === null ? undefined : parseStrictJson(text)
  if (value === undefined) throw new Refusal('JSON_INVALID')
  return value
}
