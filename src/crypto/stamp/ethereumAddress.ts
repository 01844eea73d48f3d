import { hexFromBytes } from '../../lib/hex.ts'
import { keccak256 } from './keccak256.ts'

/**
 * The address of an Ethereum account: the last 20 bytes of the Keccak-256 hash of its public key, in lower case.
 *
 * @param point - the uncompressed public key: 65 bytes, the first of which is 4.
 */
export function ethereumAddress(point: Uint8Array): string {
  return `0x${hexFromBytes(keccak256(point.subarray(1)).subarray(-20))}`
}
