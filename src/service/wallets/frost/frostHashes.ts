import { secp256k1_hasher } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

/** The hashes of a FROST suite on secp256k1, by their names in RFC 9591, section 6.5. */
export type FrostHashes = {
  /** Of binding factors. */
  readonly h1: (message: Uint8Array) => bigint
  /** Of nonces. */
  readonly h3: (message: Uint8Array) => bigint
  /** Of the message. */
  readonly h4: (message: Uint8Array) => Uint8Array
  /** Of the commitments. */
  readonly h5: (message: Uint8Array) => Uint8Array
}

/** Makes the hashes of a suite; its name keeps them apart from those of every other. */
export function frostHashes(suite: string): FrostHashes {
  const scalar = (label: string) => (message: Uint8Array) =>
    secp256k1_hasher.hashToScalar(message, { DST: bytesFromUtf8(suite + label) })
  const bytes = (label: string) => (message: Uint8Array) =>
    sha256(concatBytes(bytesFromUtf8(suite + label), message))
  return { h1: scalar('rho'), h3: scalar('nonce'), h4: bytes('msg'), h5: bytes('com') }
}

/** The suite whose signatures pay out taproot outputs. */
export const taprootHashes = frostHashes('FROST-secp256k1-SHA256-TR-v1')
