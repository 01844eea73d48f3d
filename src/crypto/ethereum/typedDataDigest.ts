import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '../../lib/concatBytes.ts'
import { runSteps, type Steps } from '../../lib/steps.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { type TypedNode, typedDataSteps } from './typedData.ts'

/** Sets typed data apart from everything else that is signed (EIP-191, version 0x01). */
const PREFIX = Uint8Array.of(0x19, 0x01)
const ABSENT = new Uint8Array(32)
/** Bytes that are hashed between two pauses; a hash of its own counts as so many bytes. Both take about 2 ms. */
const SLICE_BYTES = 32 * 1024
const HASH_BYTES = 256

/**
 * Computes the digest of typed structured data: `keccak256(0x1901 ‖ domain ‖ message)` (EIP-712, "Specification").
 *
 * @returns 32 bytes, or what is wrong in the words of `readTypedData`.
 */
export function typedDataDigest(text: string): Uint8Array | string {
  return runSteps(typedDataDigestSteps(text))
}

/** Computes the digest of typed structured data with pauses, because it can have thousands of values with a hash each. */
export function* typedDataDigestSteps(text: string): Steps<Uint8Array | string> {
  const data = yield* typedDataSteps(text)
  if (typeof data === 'string') return data
  const typeHashes = new Map<string, Uint8Array>()
  let left = SLICE_BYTES

  function* hash(bytes: Uint8Array): Steps<Uint8Array> {
    const state = keccak_256.create()
    left -= HASH_BYTES
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + Math.max(HASH_BYTES, left))
      state.update(part)
      at += part.length
      left -= part.length
      if (left > 0) continue
      yield
      left = SLICE_BYTES
    }
    return state.digest()
  }

  function* hashType(text: string): Steps<Uint8Array> {
    const known = typeHashes.get(text) ?? (yield* hash(bytesFromUtf8(text)))
    typeHashes.set(text, known)
    return known
  }

  function* hashAll(start: Uint8Array, nodes: readonly TypedNode[]): Steps<Uint8Array> {
    const parts = [start]
    for (const node of nodes) parts.push(yield* hashNode(node))
    return yield* hash(concatBytes(...parts))
  }

  /** The 32 bytes that stand for a value (EIP-712, "Definition of encodeData" and "of hashStruct"). */
  function* hashNode(node: TypedNode): Steps<Uint8Array> {
    switch (node.kind) {
      case 'value':
        return node.type === 'string' || node.type === 'bytes'
          ? yield* hash(node.bytes)
          : node.bytes
      case 'list':
        return yield* hashAll(new Uint8Array(), node.children)
      case 'struct':
        return yield* hashAll(yield* hashType(node.typeText), node.children)
      case 'null':
        return ABSENT
      default:
        return node satisfies never
    }
  }

  const roots = data.message ? [data.domain, data.message] : [data.domain]
  return yield* hashAll(PREFIX, roots)
}
