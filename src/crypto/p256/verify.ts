import { bufferSource } from '../../lib/bufferSource.ts'
import { SIGNATURE_ALGORITHM } from './algorithm.ts'

/**
 * Says whether a signature is by this key over these bytes (ECDSA P-256, SHA-256). Never throws.
 *
 * Ours: s in the upper half is accepted, as the published clients do not normalise it.
 *
 * @param signature - r and s, 32 bytes each; any other length is false.
 */
export async function verify(
  publicKey: CryptoKey,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  if (signature.length !== 64) return false
  try {
    return await crypto.subtle.verify(
      SIGNATURE_ALGORITHM,
      publicKey,
      bufferSource(signature),
      bufferSource(bytes),
    )
  } catch {
    return false // a key that is not for verifying P-256 proves nothing
  }
}
