import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { type FrostHashes, taprootHashes } from './frostHashes.ts'

const { Fn } = secp256k1.Point

/** The two numbers of one signature. To sign twice with the same ones gives the key away. */
export type FrostNonces = { readonly hiding: bigint; readonly binding: bigint }

/** One nonce (RFC 9591, section 4.1). */
export function nonceFrom(hashes: FrostHashes, random: Uint8Array, secret: Uint8Array): bigint {
  return hashes.h3(concatBytes(random, secret))
}

/**
 * Makes nonces for one signature.
 *
 * Ours: what will be signed goes in beside chance and key. If chance ever came twice, two different signatures would
 * still have different nonces.
 *
 * @param secret - 32 bytes of the key.
 * @param about - all that tells this signature from another one.
 */
export function newNonces(secret: Uint8Array, about: Uint8Array): FrostNonces {
  return { hiding: newNonce(secret, about), binding: newNonce(secret, about) }
}

function newNonce(secret: Uint8Array, about: Uint8Array): bigint {
  for (;;) {
    const random = crypto.getRandomValues(new Uint8Array(32))
    const nonce = nonceFrom(taprootHashes, random, concatBytes(secret, about))
    if (!Fn.is0(nonce)) return nonce
  }
}
