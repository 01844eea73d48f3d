import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { readVarint } from './protobuf.ts'

/** The fields of `Transaction.raw` that there are, by number: the kind of coding of each. */
const WIRE_KINDS: Readonly<Partial<Record<number, number>>> = {
  1: 2, // ref_block_bytes
  3: 0, // ref_block_num
  4: 2, // ref_block_hash
  8: 0, // expiration
  9: 2, // auths
  10: 2, // data
  11: 2, // contract
  12: 2, // scripts
  14: 0, // timestamp
  18: 0, // fee_limit
}
const CONTRACT_FIELD = 11
const MAX_BYTES = 500 * 1024

/**
 * Reads the raw data of a transaction of Tron; a sentence part says what is wrong with it.
 *
 * Ours: looks whether it is that message at all, and holds exactly one contract, as the chain asks.
 *
 * @param hex - the protobuf of `Transaction.raw` (`raw_data_hex`), with or without 0x.
 */
export function readTronTransaction(hex: string): Uint8Array | string {
  const bytes = bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
  if (!bytes || bytes.length === 0) return 'must be whole bytes of hex'
  if (bytes.length > MAX_BYTES) return 'is too long'
  let contracts = 0
  let at = 0
  while (at < bytes.length) {
    const key = readVarint(bytes, at)
    const field = key && Number(key.value >> 3n)
    if (!key || !field || WIRE_KINDS[field] !== Number(key.value & 7n)) return NO_RAW_DATA
    const value = readVarint(bytes, key.end)
    if (!value) return NO_RAW_DATA
    at = value.end + (WIRE_KINDS[field] === 2 ? Number(value.value) : 0)
    if (field === CONTRACT_FIELD) contracts++
  }
  return at === bytes.length && contracts === 1 ? bytes : NO_RAW_DATA
}

const NO_RAW_DATA = 'must be the raw data of a transaction with one contract'

/** The protobuf of `Transaction`: the raw data, and a signature of 65 bytes whose last one is the recovery id. */
export function tronBytes(rawData: Uint8Array, signature: Uint8Array): Uint8Array {
  return concatBytes(
    Uint8Array.of(0x0a, ...lengthOf(rawData.length)),
    rawData,
    Uint8Array.of(0x12, ...lengthOf(signature.length)),
    signature,
  )
}

function lengthOf(size: number): readonly number[] {
  return size < 0x80 ? [size] : [(size & 0x7f) | 0x80, ...lengthOf(size >> 7)]
}
