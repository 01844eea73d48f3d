import { base64urlFromBytes } from '../../lib/base64url.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { sha256 } from '../sha256.ts'

/**
 * The challenge that a passkey signs for a request body, as client data write it: base64url of the 64 characters of the
 * body's SHA-256 in lower-case hex.
 *
 * Spec: Activity endpoints › X-Stamp-WebAuthn (wire facts, X-Stamp-Webauthn).
 */
export async function webauthnChallenge(body: Uint8Array): Promise<string> {
  return base64urlFromBytes(bytesFromUtf8(hexFromBytes(await sha256(body))))
}
