import { hexFromBytes } from '../../lib/hex.ts'

/**
 * The address of an Ethereum account: the last 20 bytes of the Keccak-256 hash of its public key, in lower case.
 *
 * @param point - the uncompressed public key: 65 bytes, the first of which is 4.
 */
export async function ethereumAddress(point: Uint8Array): Promise<string> {
  const { keccak_256 } = await import('@noble/hashes/sha3.js')
  return `0x${hexFromBytes(keccak_256(point.subarray(1)).subarray(-20))}`
}
