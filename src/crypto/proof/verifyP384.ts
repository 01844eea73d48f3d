import { bufferSource } from '../../lib/bufferSource.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-384' } as const

/**
 * Says whether a signature is by this key over these bytes (ECDSA P-384, SHA-384). Never throws.
 *
 * @param publicKey - an uncompressed point, 97 bytes.
 * @param signature - r and s, 48 bytes each.
 */
export async function verifyP384(
  publicKey: Uint8Array,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bufferSource(publicKey), ALGORITHM, false, [
      'verify',
    ])
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-384' },
      key,
      bufferSource(signature),
      bufferSource(bytes),
    )
  } catch {
    return false // not a point of the curve: that is the answer
  }
}
