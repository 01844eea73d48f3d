import { bytesFromBase64url } from '../../../lib/base64url.ts'
import { recordFromBase64url } from '../../../lib/recordFromBase64url.ts'

const MAX_CHARACTERS = 16_384

/** Members of a header that name a key, or change what a token means. No ID token needs one. */
const REFUSED_MEMBERS = ['crit', 'jku', 'jwk', 'x5u', 'x5c', 'b64', 'zip', 'enc', 'cty'] as const

/** An ID token taken apart; nothing in it is believed yet. */
export type IdTokenParts = {
  readonly header: { readonly alg: string; readonly kid: string | undefined }
  readonly claims: Readonly<Record<string, unknown>>
}

/**
 * Takes an ID token apart; null for any spelling but the one.
 *
 * Spec: Submit endpoints › oidcToken ("base64").
 * Ours: three parts of canonical base64url, at most 16,384 characters; `typ`, when it is there, says JWT; no member of
 * the header brings a key along; no member, of header or claims, is named twice.
 */
export function readIdToken(token: string): IdTokenParts | null {
  if (token.length > MAX_CHARACTERS) return null
  const [head, payload, signature, ...more] = token.split('.')
  if (!head || !payload || !signature || more.length > 0) return null
  const header = recordFromBase64url(head)
  const claims = recordFromBase64url(payload)
  if (!header || !claims || !bytesFromBase64url(signature)) return null
  const { alg, kid, typ } = header
  if (typeof alg !== 'string' || (typ !== undefined && typ !== 'JWT')) return null
  if (kid !== undefined && (typeof kid !== 'string' || kid === '')) return null
  if (REFUSED_MEMBERS.some((name) => Object.hasOwn(header, name))) return null
  return { header: { alg, kid }, claims }
}
