import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { Curve } from '../../wire/fields/walletParams.ts'

/** The public half of a key. */
export type PublicKeys = {
  /** 33 bytes, 32 on Ed25519. */
  readonly publicKey: Uint8Array
  /** 65 bytes, the same 32 bytes on Ed25519. */
  readonly publicKeyUncompressed: Uint8Array
}

const KEY_BYTES = 32

type KeyPairs = {
  readonly newPrivateKey: () => Uint8Array
  readonly isPrivateKey: (bytes: Uint8Array) => boolean
  readonly publicKeysOf: (privateKey: Uint8Array) => PublicKeys
}

const keyPairs: Readonly<Record<Curve, KeyPairs>> = {
  CURVE_SECP256K1: weierstrass(secp256k1),
  CURVE_P256: weierstrass(p256),
  CURVE_ED25519: {
    newPrivateKey: () => ed25519.utils.randomSecretKey(),
    isPrivateKey: (bytes) => bytes.length === KEY_BYTES,
    publicKeysOf: (privateKey) => {
      const publicKey = ed25519.getPublicKey(privateKey)
      return { publicKey, publicKeyUncompressed: publicKey }
    },
  },
}

/** 32 bytes of chance that are a key of that curve. */
export function newPrivateKey(curve: Curve): Uint8Array {
  return keyPairs[curve].newPrivateKey()
}

/** Whether bytes are a key of that curve: 32 of them, and for ECDSA a number between 0 and the order. */
export function isPrivateKey(bytes: Uint8Array, curve: Curve): boolean {
  return keyPairs[curve].isPrivateKey(bytes)
}

export function publicKeysOf(privateKey: Uint8Array, curve: Curve): PublicKeys {
  return keyPairs[curve].publicKeysOf(privateKey)
}

function weierstrass({ utils, getPublicKey, Point }: typeof p256 | typeof secp256k1): KeyPairs {
  return {
    newPrivateKey: () => utils.randomSecretKey(),
    isPrivateKey: (bytes) => bytes.length === KEY_BYTES && utils.isValidSecretKey(bytes),
    publicKeysOf: (privateKey) => {
      const publicKey = getPublicKey(privateKey, true)
      return { publicKey, publicKeyUncompressed: Point.fromBytes(publicKey).toBytes(false) }
    },
  }
}
