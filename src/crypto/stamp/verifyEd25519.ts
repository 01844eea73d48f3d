import { bufferSource } from '../../lib/bufferSource.ts'
import { bytesFromHex } from '../../lib/hex.ts'

const ALGORITHM = 'Ed25519'

/**
 * Says whether a signature is by this Ed25519 key over these bytes (RFC 8032 section 5.1.7); null when the platform
 * refuses the key. Never throws.
 *
 * @param publicKeyHex - 64 characters.
 * @param signature - 64 bytes.
 */
export async function verifyEd25519(
  publicKeyHex: string,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean | null> {
  try {
    const point = bytesFromHex(publicKeyHex) ?? new Uint8Array()
    const key = await crypto.subtle.importKey('raw', point, ALGORITHM, true, ['verify'])
    return await crypto.subtle.verify(ALGORITHM, key, bufferSource(signature), bufferSource(bytes))
  } catch {
    return null // the platform takes no such key: that is the answer
  }
}
