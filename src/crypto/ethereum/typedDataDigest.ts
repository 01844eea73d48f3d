import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { readTypedData, type TypedNode } from './typedData.ts'

/** Sets typed data apart from everything else that is signed (EIP-191, version 0x01). */
const PREFIX = Uint8Array.of(0x19, 0x01)
const ABSENT = new Uint8Array(32)

/**
 * Computes the digest of typed structured data: `keccak256(0x1901 ‖ domain ‖ message)` (EIP-712, "Specification").
 *
 * @returns 32 bytes, or what is wrong in the words of `readTypedData`.
 */
export function typedDataDigest(text: string): Uint8Array | string {
  const data = readTypedData(text)
  if (typeof data === 'string') return data
  const typeHashes = new Map<string, Uint8Array>()

  function hashType(text: string): Uint8Array {
    const hash = typeHashes.get(text) ?? keccak_256(bytesFromUtf8(text))
    typeHashes.set(text, hash)
    return hash
  }

  /** The 32 bytes that stand for a value (EIP-712, "Definition of encodeData" and "of hashStruct"). */
  function hashNode(node: TypedNode): Uint8Array {
    switch (node.kind) {
      case 'value':
        return node.type === 'string' || node.type === 'bytes' ? keccak_256(node.bytes) : node.bytes
      case 'list':
        return keccak_256(concatBytes(...node.children.map(hashNode)))
      case 'struct':
        return keccak_256(concatBytes(hashType(node.typeText), ...node.children.map(hashNode)))
      case 'null':
        return ABSENT
      default:
        return node satisfies never
    }
  }

  const roots = data.message ? [data.domain, data.message] : [data.domain]
  return keccak_256(concatBytes(PREFIX, ...roots.map(hashNode)))
}
