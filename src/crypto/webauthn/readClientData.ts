import * as v from 'valibot'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'

const shape = v.object({
  type: v.string(),
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.boolean()),
  topOrigin: v.optional(v.string()),
})

/** What the browser says of the page that used a passkey. */
export type ClientData = v.InferOutput<typeof shape>

/**
 * Reads client data; null when it is not UTF-8, not JSON with each member once, or lacks what every browser writes.
 * Members that it does not know are nobody's fault.
 *
 * WebAuthn level 3 section 5.8.1.
 */
export function readClientData(bytes: Uint8Array): ClientData | null {
  const text = utf8FromBytes(bytes)
  const checked = v.safeParse(shape, text === null ? undefined : parseStrictJson(text))
  return checked.success ? checked.output : null
}
