import { bytesFromBase64url } from '../../lib/base64url.ts'
import { recordFromBase64url } from '../../lib/recordFromBase64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { sha256 } from '../sha256.ts'

const MAX_CHARACTERS = 16_384

/** base64url of `{"alg":"ES256","typ":"JWT"}`. */
export const TOKEN_HEADER = 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9'

/** How often SHA-256 runs over a token before ECDSA: verification tokens once (plain ES256), session tokens twice. */
export type TokenHash = 'once' | 'twice'

/** A compact token taken apart; nothing in it is believed yet. */
export type TokenParts = {
  readonly claims: Record<string, unknown>
  /** r and s, 32 bytes each. */
  readonly signature: Uint8Array
  /** Header, dot and payload: the text that is signed. */
  readonly signingInput: string
}

/**
 * Takes a compact token apart; null for any spelling but the one.
 *
 * Ours: three parts of canonical base64url, at most 16,384 characters; the header says `alg` ES256 and `typ` JWT and
 * nothing else, so no member of it can name a key or switch a check off; the payload is an object without a member
 * named twice.
 */
export function readTokenParts(token: string): TokenParts | null {
  if (token.length > MAX_CHARACTERS) return null
  const [header, payload, tail, ...more] = token.split('.')
  if (!header || !payload || !tail || more.length > 0) return null
  const fields = recordFromBase64url(header)
  const claims = recordFromBase64url(payload)
  const signature = bytesFromBase64url(tail)
  if (!fields || !claims || signature?.length !== 64) return null
  if (fields.alg !== 'ES256' || fields.typ !== 'JWT' || Object.keys(fields).length !== 2)
    return null
  return { claims, signature, signingInput: `${header}.${payload}` }
}

/** The bytes that ECDSA with SHA-256 is run over. It hashes once itself, so `twice` leaves one more to do here. */
export async function signedBytes(
  signingInput: string,
  hash: TokenHash,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = bytesFromUtf8(signingInput)
  return hash === 'once' ? bytes : sha256(bytes)
}
