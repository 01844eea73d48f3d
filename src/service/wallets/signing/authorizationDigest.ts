import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { wholeNumberFrom } from '../../../lib/wholeNumber.ts'

/** What sets an authorization apart from everything else that is signed (EIP-7702). */
const MAGIC = 0x05
const MAX_CHAIN_ID = 2n ** 256n
/** A nonce is below 2^64 - 1 (EIP-2681). */
const MAX_NONCE = 2n ** 64n - 1n

/**
 * The digest of an authorization that a contract may act for an account: `keccak256(5 ‖ rlp([chainId, address, nonce]))`
 * (EIP-7702).
 *
 * Ours: `contractAddress` is read too, as some libraries write it; members beside these three tell nothing and are not
 * signed.
 *
 * @param payload - JSON of `chainId`, `address` and `nonce`; numbers also as decimal text or hex with 0x.
 * @returns 32 bytes, or what is wrong.
 */
export function authorizationDigest(payload: string): Uint8Array | string {
  const tuple = parseStrictJson(payload)
  if (!isRecord(tuple)) return 'must be the JSON of an authorization'
  const chainId = wholeNumberFrom(tuple.chainId)
  if (chainId === null || chainId < 0n || chainId >= MAX_CHAIN_ID)
    return 'must have a chainId that is a number'
  const nonce = wholeNumberFrom(tuple.nonce)
  if (nonce === null || nonce < 0n || nonce >= MAX_NONCE) return 'must have a nonce below 2^64 - 1'
  const address = addressFrom(tuple.address ?? tuple.contractAddress)
  if (!address) return 'must have an address of 20 bytes'
  const items = [bytesOf(chainId), address, bytesOf(nonce)].map(rlpBytes)
  const list = concatBytes(...items)
  // at most 33 + 21 + 9 bytes: longer than the short form of a list when the chain id is huge
  return keccak_256(concatBytes(Uint8Array.of(MAGIC), rlpList(list)))
}

function addressFrom(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) return null
  return bytesFromHex(value.slice(2))
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
