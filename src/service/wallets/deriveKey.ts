import { HDKey as Bip32Key } from '@scure/bip32'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import type { Curve } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'
import { deriveP256 } from './deriveP256.ts'
import { type PublicKeys, publicKeysOf } from './keyPairs.ts'

const PATH = /^m(?:\/(?:0|[1-9]\d{0,9})'?){1,10}$/

const derivations: Readonly<Record<Curve, (seed: Uint8Array, path: string) => Uint8Array | null>> =
  {
    CURVE_SECP256K1: (seed, path) => Bip32Key.fromMasterSeed(seed).derive(path).privateKey,
    CURVE_ED25519: (seed, path) => Slip10Key.fromMasterSeed(seed).derive(path).privateKey,
    CURVE_P256: deriveP256,
  }

/**
 * Derives the private key of an account: BIP-32 on secp256k1, SLIP-10 on Ed25519 and P-256.
 *
 * @param place - where the account stands in the request, for refusals.
 * @returns 32 bytes, to be overwritten after use.
 * @throws Refusal `REQUEST_INVALID` for a malformed path, or one that is not hardened throughout on Ed25519.
 */
export function derivePrivateKey(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
): Uint8Array {
  const indexes = path.slice(2).split('/')
  const isInRange = indexes.every((index) => Number.parseInt(index, 10) < 2 ** 31)
  const isDerivable = curve !== 'CURVE_ED25519' || indexes.every((index) => index.endsWith("'"))
  const isPath = PATH.test(path) && isInRange && isDerivable
  const key = isPath ? privateKeyAt(seed, curve, path) : null
  if (key) return key
  const kind =
    curve === 'CURVE_ED25519'
      ? "a path like m/44'/501'/0', every part with '"
      : "a path like m/44'/60'/0'/0/0"
  throw new Refusal('REQUEST_INVALID', { details: `${place}.path must be ${kind}` })
}

/** The same at any path, the root among them, which is no account. Null where a key cannot be derived. */
export function privateKeyAt(seed: Uint8Array, curve: Curve, path: string): Uint8Array | null {
  return derivations[curve](seed, path)
}

/** Derives the public half of the key of an account. @throws Refusal as `derivePrivateKey`. */
export function deriveKey(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
): PublicKeys {
  const privateKey = derivePrivateKey(seed, curve, path, place)
  const keys = publicKeysOf(privateKey, curve)
  privateKey.fill(0)
  return keys
}
