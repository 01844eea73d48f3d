import { HDKey as Bip32Key } from '@scure/bip32'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import type { Curve } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'
import { deriveP256 } from './deriveP256.ts'
import { type PublicKeys, publicKeysOf } from './keyPairs.ts'

const PATH = /^m(?:\/(?:0|[1-9]\d{0,9})'?){1,10}$/

type Derive = (seed: Uint8Array, path: string, parents?: ParentKeys) => Uint8Array | null

const derivations: Readonly<Record<Curve, Derive>> = {
  CURVE_SECP256K1: (seed, path, parents) =>
    childOf(parents?.secp256k1, path, (parent) => Bip32Key.fromMasterSeed(seed).derive(parent)),
  CURVE_ED25519: (seed, path, parents) =>
    childOf(parents?.ed25519, path, (parent) => Slip10Key.fromMasterSeed(seed).derive(parent)),
  CURVE_P256: deriveP256,
}

/**
 * Keys above accounts of one seed, by their paths. Accounts of a wallet usually differ in the last part of their paths
 * only, and to derive the parts before that takes four times longer.
 */
export type ParentKeys = {
  readonly secp256k1: Map<string, Bip32Key>
  readonly ed25519: Map<string, Slip10Key>
}

/** For the accounts of one request; forget it with the seed. */
export function createParentKeys(): ParentKeys {
  return { secp256k1: new Map(), ed25519: new Map() }
}

type Node<N> = { derive(path: string): N; readonly privateKey: Uint8Array | null }

function childOf<N extends Node<N>>(
  parents: Map<string, N> = new Map(),
  path: string,
  derive: (parentPath: string) => N,
): Uint8Array | null {
  const at = path.lastIndexOf('/')
  if (at < 0) return derive(path).privateKey
  const parentPath = path.slice(0, at)
  const parent = parents.get(parentPath) ?? derive(parentPath)
  parents.set(parentPath, parent)
  return parent.derive(`m${path.slice(at)}`).privateKey
}

/**
 * Derives the private key of an account: BIP-32 on secp256k1, SLIP-10 on Ed25519 and P-256.
 *
 * @param place - where the account stands in the request, for refusals.
 * @param parents - of the same seed. Default: none are remembered.
 * @returns 32 bytes, to be overwritten after use.
 * @throws Refusal `REQUEST_INVALID` for a malformed path, or one that is not hardened throughout on Ed25519.
 */
export function derivePrivateKey(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
  parents?: ParentKeys,
): Uint8Array {
  const indexes = path.slice(2).split('/')
  const isInRange = indexes.every((index) => Number.parseInt(index, 10) < 2 ** 31)
  const isDerivable = curve !== 'CURVE_ED25519' || indexes.every((index) => index.endsWith("'"))
  const isPath = PATH.test(path) && isInRange && isDerivable
  const key = isPath ? derivations[curve](seed, path, parents) : null
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
  parents?: ParentKeys,
): PublicKeys {
  const privateKey = derivePrivateKey(seed, curve, path, place, parents)
  const keys = publicKeysOf(privateKey, curve)
  privateKey.fill(0)
  return keys
}
