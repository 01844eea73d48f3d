import { bytesFromBase58 } from '../../crypto/solana/base58.ts'

/** The key that an address on Solana is: 32 bytes. */
export function publicKeyOfSolana(address: string): Uint8Array {
  return bytesFromBase58(address) ?? new Uint8Array()
}
