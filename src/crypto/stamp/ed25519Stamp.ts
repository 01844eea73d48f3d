import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { Stamp } from './stampFormat.ts'
import { verifyEd25519 } from './verifyEd25519.ts'

/**
 * Makes a stamp of what a wallet with an Ed25519 key signed.
 *
 * Spec: Activity endpoints › X-Stamp; the scheme is what the published clients send (wire facts, X-Stamp).
 * Ours: a browser that cannot check such signatures leaves that to the service.
 *
 * @param body - the text that was signed.
 * @param signature - 64 bytes.
 * @param publicKey - 32 bytes.
 * @returns null when it is no signature of that key over that text.
 */
export async function ed25519Stamp(
  body: string,
  signature: Uint8Array,
  publicKey: Uint8Array,
): Promise<Stamp | null> {
  if (signature.length !== 64 || publicKey.length !== 32) return null
  const publicKeyHex = hexFromBytes(publicKey)
  const isTheirs = await verifyEd25519(publicKeyHex, signature, bytesFromUtf8(body))
  if (isTheirs === false) return null
  return {
    publicKey: publicKeyHex,
    scheme: 'SIGNATURE_SCHEME_TK_API_ED25519',
    signature: hexFromBytes(signature),
  }
}
