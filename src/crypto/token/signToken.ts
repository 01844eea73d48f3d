import { base64urlFromBytes } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { sign } from '../p256/sign.ts'
import { signedBytes, TOKEN_HEADER, type TokenHash } from './tokenFormat.ts'

/**
 * Writes and signs a compact token (RFC 7515 section 3.1).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify (verification token), /v1/otp_login (session).
 * Ours: characters beyond ASCII and `>`, `?`, `~` and DEL are escaped in the JSON text, so that the payload has neither
 * `-` nor `_`: a published client decodes it as plain base64 and throws on those.
 *
 * @param claims - what JSON can say.
 * @param hash - `once` for verification tokens, `twice` for session tokens.
 */
export async function signToken(
  claims: Record<string, unknown>,
  privateKey: CryptoKey,
  hash: TokenHash,
): Promise<string> {
  const payload = base64urlFromBytes(bytesFromUtf8(escapedJson(claims)))
  const signingInput = `${TOKEN_HEADER}.${payload}`
  const signature = await sign(privateKey, await signedBytes(signingInput, hash))
  return `${signingInput}.${base64urlFromBytes(signature)}`
}

/** Those characters stand only inside strings, where an escape means the same. */
function escapedJson(claims: Record<string, unknown>): string {
  return JSON.stringify(claims).replaceAll(
    /[^ -}]|[>?]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
