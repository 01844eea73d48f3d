import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

/**
 * The 20 bytes that stand for a key on Ethereum: the end of its Keccak hash.
 *
 * @param publicKeyUncompressed - 65 bytes.
 */
export function keccakAccount(publicKeyUncompressed: Uint8Array): Uint8Array {
  return keccak_256(publicKeyUncompressed.slice(1)).slice(-20)
}

/** Writes such an account with the checksum of EIP-55 in the case of the letters. */
export function ethereumAddress(account: Uint8Array): string {
  return ethereumAddressFromHex(hexFromBytes(account))
}

/** @param hex - 40 characters of either case, without `0x`. */
export function ethereumAddressFromHex(hex: string): string {
  const plain = hex.toLowerCase()
  const hash = hexFromBytes(keccak_256(bytesFromUtf8(plain)))
  const letters = Array.from(plain, (letter, i) =>
    Number.parseInt(hash.charAt(i), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}
