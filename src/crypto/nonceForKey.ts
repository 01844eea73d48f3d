import { hexFromBytes } from '../lib/hex.ts'
import { bytesFromUtf8 } from '../lib/utf8.ts'
import { sha256 } from './sha256.ts'

/**
 * The nonce that binds an ID token to a session key: the SHA-256 of the key's name as text, in lower-case hex.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate › nonce. The text is hashed, not the 33 bytes.
 */
export async function nonceForKey(publicKeyHex: string): Promise<string> {
  const text = bytesFromUtf8(publicKeyHex.toLowerCase())
  return hexFromBytes(await sha256(text))
}
