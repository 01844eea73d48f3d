import { secp256k1 } from '@noble/curves/secp256k1.js'
import { HDKey as Bip32Key } from '@scure/bip32'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import type { WalletAccountParams } from '../../wire/fields/walletParams.ts'
import { Refusal } from '../http/refusal.ts'

/** Public keys of one derived account; the private key is derived again when it is needed. */
export type DerivedKey = {
  /** 33 bytes on secp256k1, 32 bytes on Ed25519. */
  readonly publicKey: Uint8Array
  /** 65 bytes on secp256k1, the same 32 bytes on Ed25519. */
  readonly publicKeyUncompressed: Uint8Array
}

const PATH = /^m(?:\/(?:0|[1-9]\d{0,9})'?){1,10}$/

const derivations: Partial<
  Record<WalletAccountParams['curve'], (seed: Uint8Array, path: string) => DerivedKey | null>
> = {
  CURVE_SECP256K1: (seed, path) => {
    const { publicKey } = Bip32Key.fromMasterSeed(seed).derive(path)
    if (!publicKey) return null
    const point = secp256k1.Point.fromBytes(publicKey)
    return { publicKey, publicKeyUncompressed: point.toBytes(false) }
  },
  CURVE_ED25519: (seed, path) => {
    const publicKey = Slip10Key.fromMasterSeed(seed).derive(path).publicKeyRaw
    return { publicKey, publicKeyUncompressed: publicKey }
  },
}

/**
 * Derives the public key of an account: BIP-32 on secp256k1, SLIP-10 on Ed25519.
 *
 * @param place - where the account stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID` for a malformed path, a path that is not hardened throughout on Ed25519, or another curve.
 */
export function deriveKey(
  seed: Uint8Array,
  curve: WalletAccountParams['curve'],
  path: string,
  place = 'account',
): DerivedKey {
  const derive = derivations[curve]
  if (!derive) {
    const known = Object.keys(derivations).join(' or ')
    throw new Refusal('REQUEST_INVALID', { details: `${place}.curve must be ${known}` })
  }
  const indexes = path.slice(2).split('/')
  const isInRange = indexes.every((index) => Number.parseInt(index, 10) < 2 ** 31)
  const isDerivable = curve !== 'CURVE_ED25519' || indexes.every((index) => index.endsWith("'"))
  const key = PATH.test(path) && isInRange && isDerivable ? derive(seed, path) : null
  if (key) return key
  const kind =
    curve === 'CURVE_ED25519'
      ? "a path like m/44'/501'/0', every part with '"
      : "a path like m/44'/60'/0'/0/0"
  throw new Refusal('REQUEST_INVALID', { details: `${place}.path must be ${kind}` })
}
