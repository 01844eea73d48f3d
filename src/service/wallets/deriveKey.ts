import { HDKey as Bip32Key } from '@scure/bip32'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import { runSteps, type Steps } from '../../lib/steps.ts'
import type { Curve } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'
import { childOfP256, rootOfP256 } from './deriveP256.ts'
import { type PublicKeys, publicKeysOf } from './keyPairs.ts'

const PATH = /^m(?:\/(?:0|[1-9]\d{0,9})'?){1,10}$/

/** How keys of one curve lead to the keys below them. */
type Levels<Node> = {
  readonly root: (seed: Uint8Array) => Node
  /** @param part - like `0` or `0'`. */
  readonly child: (node: Node, part: string) => Node
  readonly privateKey: (node: Node) => Uint8Array | null
}

const secp256k1: Levels<Bip32Key> = {
  root: (seed) => Bip32Key.fromMasterSeed(seed),
  child: (node, part) => node.derive(`m/${part}`),
  privateKey: (node) => node.privateKey,
}
const ed25519: Levels<Slip10Key> = {
  root: (seed) => Slip10Key.fromMasterSeed(seed),
  child: (node, part) => node.derive(`m/${part}`),
  privateKey: (node) => node.privateKey,
}
const p256: Levels<Uint8Array> = {
  root: rootOfP256,
  child: childOfP256,
  privateKey: (node) => node.slice(0, 32),
}

/**
 * Keys above accounts of one seed, by their paths. Accounts of a wallet usually differ in the last part of their paths
 * only, and to derive the parts before that takes four times longer.
 */
export type ParentKeys = {
  readonly secp256k1: Map<string, Bip32Key>
  readonly ed25519: Map<string, Slip10Key>
  readonly p256: Map<string, Uint8Array>
}

/** For the accounts of one request; forget it with the seed. */
export function createParentKeys(): ParentKeys {
  return { secp256k1: new Map(), ed25519: new Map(), p256: new Map() }
}

/** So many levels are derived between two pauses: about 2 ms. */
const LEVELS_PER_SLICE = 2

function* descend<Node>(
  { root, child, privateKey }: Levels<Node>,
  seed: Uint8Array,
  path: string,
  parents: Map<string, Node>,
): Steps<Uint8Array | null> {
  const [top = 'm', ...parts] = path.split('/')
  const last = parts.pop()
  let node = parents.get(top) ?? root(seed)
  let at = top
  parents.set(at, node)
  let derived = 0
  for (const part of parts) {
    at = `${at}/${part}`
    const known = parents.get(at)
    if (!known && ++derived % LEVELS_PER_SLICE === 0) yield
    node = known ?? child(node, part)
    parents.set(at, node)
  }
  return privateKey(last === undefined ? node : child(node, last))
}

function* derivationSteps(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  parents: ParentKeys,
): Steps<Uint8Array | null> {
  switch (curve) {
    case 'CURVE_SECP256K1':
      return yield* descend(secp256k1, seed, path, parents.secp256k1)
    case 'CURVE_ED25519':
      return yield* descend(ed25519, seed, path, parents.ed25519)
    case 'CURVE_P256':
      return yield* descend(p256, seed, path, parents.p256)
    default:
      return curve satisfies never
  }
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
  return runSteps(privateKeySteps(seed, curve, path, place, parents))
}

/** The same, with pauses: a path has up to ten levels, and each takes about a millisecond. */
export function* privateKeySteps(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
  parents: ParentKeys = createParentKeys(),
): Steps<Uint8Array> {
  const indexes = path.slice(2).split('/')
  const isInRange = indexes.every((index) => Number.parseInt(index, 10) < 2 ** 31)
  const isDerivable = curve !== 'CURVE_ED25519' || indexes.every((index) => index.endsWith("'"))
  const isPath = PATH.test(path) && isInRange && isDerivable
  const key = isPath ? yield* derivationSteps(seed, curve, path, parents) : null
  if (key) return key
  const kind =
    curve === 'CURVE_ED25519'
      ? "a path like m/44'/501'/0', every part with '"
      : "a path like m/44'/60'/0'/0/0"
  throw new Refusal('REQUEST_INVALID', { details: `${place}.path must be ${kind}` })
}

/** The same at any path, the root among them, which is no account. Null where a key cannot be derived. */
export function privateKeyAt(seed: Uint8Array, curve: Curve, path: string): Uint8Array | null {
  return runSteps(derivationSteps(seed, curve, path, createParentKeys()))
}

/** Derives the public half of the key of an account. @throws Refusal as `derivePrivateKey`. */
export function deriveKey(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
  parents?: ParentKeys,
): PublicKeys {
  return runSteps(publicKeySteps(seed, curve, path, place, parents))
}

/** The same, with pauses. */
export function* publicKeySteps(
  seed: Uint8Array,
  curve: Curve,
  path: string,
  place = 'account',
  parents?: ParentKeys,
): Steps<PublicKeys> {
  const privateKey = yield* privateKeySteps(seed, curve, path, place, parents)
  const keys = publicKeysOf(privateKey, curve)
  privateKey.fill(0)
  return keys
}
