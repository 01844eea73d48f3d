import type { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { FrostHashes } from './frostHashes.ts'

/** A point of secp256k1. */
export type FrostPoint = InstanceType<typeof secp256k1.Point>

/** What one signer has committed itself to, before any of them signs. */
export type FrostCommitment = {
  /** 32 bytes. */
  readonly id: Uint8Array
  readonly hiding: FrostPoint
  readonly binding: FrostPoint
}

/** A commitment and the number that binds its second nonce to all commitments, the key and the message. */
export type BoundCommitment = FrostCommitment & { readonly factor: bigint }

/**
 * Binds the commitments of all signers, in the order of their ids (RFC 9591, sections 4.3 and 4.4).
 *
 * @param verifyingKey - compressed, 33 bytes.
 */
export function bindCommitments(
  { h1, h4, h5 }: FrostHashes,
  commitments: readonly FrostCommitment[],
  verifyingKey: Uint8Array,
  message: Uint8Array,
): readonly BoundCommitment[] {
  const sorted = commitments.toSorted((a, b) => (hexFromBytes(a.id) < hexFromBytes(b.id) ? -1 : 1))
  const encoded = sorted.flatMap(({ id, hiding, binding }) => [
    id,
    hiding.toBytes(true),
    binding.toBytes(true),
  ])
  const prefix = concatBytes(verifyingKey, h4(message), h5(concatBytes(...encoded)))
  return sorted.map((each) => ({ ...each, factor: h1(concatBytes(prefix, each.id)) }))
}
