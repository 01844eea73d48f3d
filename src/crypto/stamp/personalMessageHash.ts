import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/**
 * The hash that an Ethereum wallet signs for a text: Keccak-256 of a prefix, the count of bytes in decimal, and the
 * bytes (EIP-191, version 0x45).
 */
export async function personalMessageHash(bytes: Uint8Array): Promise<Uint8Array> {
  const { keccak_256 } = await import('@noble/hashes/sha3.js')
  const prefix = bytesFromUtf8(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(concatBytes(prefix, bytes))
}
