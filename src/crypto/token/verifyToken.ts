import { bytesFromHex } from '../../lib/hex.ts'
import { importPoint } from '../p256/importPoint.ts'
import { verify } from '../p256/verify.ts'
import { readTokenParts, signedBytes, type TokenHash } from './tokenFormat.ts'

/**
 * Checks a token's spelling and signature. Who it is for and whether it has expired is for the caller to check.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify (verification token), /v1/otp_login (session).
 *
 * @param publicKeyHex - the signer: uncompressed point, 130 lower-case hex characters.
 * @param hash - `once` for verification tokens, `twice` for session tokens. A token made for one never passes as the other.
 * @returns the claims; null when the token is malformed or the signature is not this key's.
 */
export async function verifyToken(
  token: string,
  publicKeyHex: string,
  hash: TokenHash,
): Promise<Record<string, unknown> | null> {
  const parts = readTokenParts(token)
  const point = /^04[0-9a-f]{128}$/.test(publicKeyHex) ? bytesFromHex(publicKeyHex) : null
  const key = parts && point && (await importPoint(point))
  if (!key) return null
  const bytes = await signedBytes(parts.signingInput, hash)
  return (await verify(key, parts.signature, bytes)) ? parts.claims : null
}
