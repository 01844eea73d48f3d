import { hexFromBytes } from '../../lib/hex.ts'

/**
 * Writes a P-256 point as its x coordinate and the parity of y: 33 bytes, lower-case hex (SEC 1 section 2.3.3).
 *
 * @param point - 65 bytes: 04, x, y.
 * @throws TypeError when it is not an uncompressed point.
 */
export function compressPublicKey(point: Uint8Array): string {
  const last = point[64]
  if (point.length !== 65 || point[0] !== 0x04 || last === undefined)
    throw new TypeError('An uncompressed P-256 point is 65 bytes, the first of them 04.')
  return (last % 2 === 0 ? '02' : '03') + hexFromBytes(point.subarray(1, 33))
}
