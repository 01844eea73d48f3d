import { p256 } from '@noble/curves/nist.js'

/**
 * Reads a compressed P-256 point: 65 bytes 04, x, y; null when the text is none or x is not on the curve
 * (SEC 1 section 2.3.4).
 *
 * Ours: lower-case hex only, so that one key has one name.
 */
export function decompressPublicKey(publicKeyHex: string): Uint8Array | null {
  if (!/^0[23][0-9a-f]{64}$/.test(publicKeyHex)) return null
  try {
    return p256.Point.fromHex(publicKeyHex).toBytes(false)
  } catch {
    return null // no point has this x: that is the answer
  }
}
