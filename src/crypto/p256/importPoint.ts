import { bufferSource } from '../../lib/bufferSource.ts'
import { KEY_ALGORITHM } from './algorithm.ts'

/**
 * Makes a verification key of a P-256 point; null when the platform refuses it, as it does for a point off the curve.
 *
 * Every platform takes 65 bytes; compressed points are optional in Web Cryptography (section 23.7) and browsers refuse
 * them.
 */
export async function importPoint(point: Uint8Array): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', bufferSource(point), KEY_ALGORITHM, true, [
      'verify',
    ])
  } catch {
    return null // not a point of the curve: that is the answer
  }
}
