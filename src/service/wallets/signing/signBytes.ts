import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { Signature } from '../../../wire/fields/signature.ts'
import type { Curve } from '../../../wire/fields/walletParams.ts'
import { taprootPrivateKey } from '../taproot.ts'

/** A recovery id belongs to ECDSA; where there is none, the member is the text that says nothing. */
const NO_RECOVERY = '00'

/**
 * Signs bytes: a digest of 32 bytes by ECDSA (RFC 6979, on secp256k1 the lower of the two `s`), anything by Ed25519.
 *
 * Spec: signRawPayloadResult › r, s, v.
 */
export function signBytes(message: Uint8Array, privateKey: Uint8Array, curve: Curve): Signature {
  switch (curve) {
    case 'CURVE_SECP256K1':
      return recovered(secp256k1.sign(message, privateKey, { ...AS_RECOVERED, lowS: true }))
    case 'CURVE_P256':
      return recovered(p256.sign(message, privateKey, { ...AS_RECOVERED, lowS: false }))
    case 'CURVE_ED25519':
      return halves(ed25519.sign(message, privateKey), NO_RECOVERY)
    default:
      return curve satisfies never
  }
}

/** Signs a digest for a taproot output (BIP-340) with the key that BIP-341 makes of this one. */
export function signTaproot(digest: Uint8Array, privateKey: Uint8Array): Signature {
  const outputKey = taprootPrivateKey(privateKey)
  const signature = halves(schnorr.sign(digest, outputKey), NO_RECOVERY)
  outputKey.fill(0)
  return signature
}

/** Signs a digest with the key as it is (BIP-340): how accounts of Spark prove who they are. */
export function signSchnorr(digest: Uint8Array, privateKey: Uint8Array): Signature {
  return halves(schnorr.sign(digest, privateKey), NO_RECOVERY)
}

const AS_RECOVERED = { prehash: false, format: 'recovered' } as const

/** @param signature - the recovery id, then both halves. */
function recovered(signature: Uint8Array): Signature {
  return halves(signature.subarray(1), hexFromBytes(signature.subarray(0, 1)))
}

function halves(signature: Uint8Array, v: string): Signature {
  const hex = hexFromBytes(signature)
  return { r: hex.slice(0, 64), s: hex.slice(64), v }
}
