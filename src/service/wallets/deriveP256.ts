import { p256 } from '@noble/curves/nist.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

const { Fn } = p256.Point
const HARDENED = 2 ** 31

/**
 * Derives a P-256 key (SLIP-10, "Private parent key → private child key").
 *
 * Unlike BIP-32 it tries again where a hash is no key, so every path has one.
 */
export function deriveP256(seed: Uint8Array, path: string): Uint8Array {
  let node = rootOfP256(seed)
  for (const part of path.split('/').slice(1)) node = childOfP256(node, part)
  return node.slice(0, 32)
}

/** The key and the chain code at the top of a seed. */
export function rootOfP256(seed: Uint8Array): Uint8Array {
  const label = bytesFromUtf8('Nist256p1 seed')
  let node: Uint8Array = hmac(sha512, label, seed)
  while (!isKey(node.subarray(0, 32))) node = hmac(sha512, label, node)
  return node
}

/** The key and the chain code one level further down, as `0` or `0'` says. */
export function childOfP256(parent: Uint8Array, part: string): Uint8Array {
  const isHardened = part.endsWith("'")
  return child(parent, Number.parseInt(part, 10) + (isHardened ? HARDENED : 0), isHardened)
}

/** @param parent - the key and the chain code, as the child that is returned. */
function child(parent: Uint8Array, index: number, isHardened: boolean): Uint8Array {
  const key = parent.subarray(0, 32)
  const chainCode = parent.subarray(32)
  const number = new Uint8Array(4)
  new DataView(number.buffer).setUint32(0, index)
  const first = isHardened ? concatBytes(Uint8Array.of(0), key) : p256.getPublicKey(key, true)
  let hash = hmac(sha512, chainCode, concatBytes(first, number))
  for (;;) {
    const sum = sumOf(hash.subarray(0, 32), key)
    if (sum) return concatBytes(sum, hash.subarray(32))
    hash = hmac(sha512, chainCode, concatBytes(Uint8Array.of(1), hash.subarray(32), number))
  }
}

/** Null where SLIP-10 has to try again. */
function sumOf(left: Uint8Array, right: Uint8Array): Uint8Array | null {
  const step = bytesToNumberBE(left)
  if (step >= Fn.ORDER) return null
  const sum = Fn.create(step + bytesToNumberBE(right))
  return sum === 0n ? null : Fn.toBytes(sum)
}

function isKey(bytes: Uint8Array): boolean {
  const number = bytesToNumberBE(bytes)
  return number > 0n && number < Fn.ORDER
}
