import { bytesFromHex } from '../../lib/hex.ts'
import { importPoint } from '../p256/importPoint.ts'

/** Makes a verification key of an uncompressed P-256 point in lower-case hex, as proofs have them; null for anything else. */
export async function pointKey(pointHex: string): Promise<CryptoKey | null> {
  const point = /^04[0-9a-f]{128}$/.test(pointHex) ? bytesFromHex(pointHex) : null
  return point && importPoint(point)
}
