import { keccak_256 } from '@noble/hashes/sha3.js'
import { readAuthorization } from '../../../crypto/ethereum/authorization.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex } from '../../../lib/hex.ts'

/** Sets an authorization apart from everything else that is signed (EIP-7702). */
const MAGIC = 0x05

/**
 * Computes the digest of an authorization that a contract may act for an account: `keccak256(5 ‖ rlp([chainId, address,
 * nonce]))` (EIP-7702).
 *
 * @returns 32 bytes, or what is wrong in the words of `readAuthorization`.
 */
export function authorizationDigest(payload: string): Uint8Array | string {
  const read = readAuthorization(payload)
  if (typeof read === 'string') return read
  const address = bytesFromHex(read.address.slice(2)) ?? new Uint8Array()
  const items = [bytesOf(read.chainId), address, bytesOf(read.nonce)].map(rlpBytes)
  const list = concatBytes(...items)
  // at most 33 + 21 + 9 bytes: longer than the short form of a list when the chain id is huge
  return keccak_256(concatBytes(Uint8Array.of(MAGIC), rlpList(list)))
}

/** Big-endian without leading zeros; zero is no bytes at all. */
function bytesOf(number: bigint): Uint8Array {
  if (number === 0n) return new Uint8Array()
  const hex = number.toString(16)
  return bytesFromHex(hex.length % 2 === 0 ? hex : `0${hex}`) ?? new Uint8Array()
}

/** Up to 55 bytes, which is all that is needed here. */
function rlpBytes(bytes: Uint8Array): Uint8Array {
  const [only = 0x80] = bytes
  if (bytes.length === 1 && only < 0x80) return bytes
  return concatBytes(Uint8Array.of(0x80 + bytes.length), bytes)
}

function rlpList(content: Uint8Array): Uint8Array {
  const { length } = content
  const head = length <= 55 ? Uint8Array.of(0xc0 + length) : Uint8Array.of(0xf8, length)
  return concatBytes(head, content)
}
