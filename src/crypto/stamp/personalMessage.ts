import { bytesFromUtf8 } from '../../lib/utf8.ts'

/**
 * What an Ethereum wallet hashes and signs for a text: a prefix, the count of bytes in decimal, and the bytes (EIP-191,
 * version 0x45).
 */
export function personalMessage(bytes: Uint8Array): Uint8Array {
  const prefix = bytesFromUtf8(`\u0019Ethereum Signed Message:\n${bytes.length}`)
  // without `concatBytes`, which would be a file of its own for every app with wallets
  return Uint8Array.from([...prefix, ...bytes])
}
