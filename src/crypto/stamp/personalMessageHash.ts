import { personalMessage } from './personalMessage.ts'

/** The hash that an Ethereum wallet signs for a text, which may be of any length: Keccak-256 of the personal message. */
export async function personalMessageHash(bytes: Uint8Array): Promise<Uint8Array> {
  const { keccak_256 } = await import('@noble/hashes/sha3.js')
  return keccak_256(personalMessage(bytes))
}
