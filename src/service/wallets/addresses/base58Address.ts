import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp, createBase58check } from '@scure/base'
import { concatBytes } from '../../../lib/concatBytes.ts'

const base58check = createBase58check(sha256)

/** A version and a hash, with four bytes of checksum, in base 58. */
export function base58Address(version: number, hash: Uint8Array): string {
  return base58check.encode(concatBytes(Uint8Array.of(version), hash))
}

/** The same in the order of letters that the XRP Ledger has; its accounts are version 0. */
export function xrpAddress(hash: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(0), hash)
  return base58xrp.encode(concatBytes(payload, sha256(sha256(payload)).subarray(0, 4)))
}
