import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { KeptRecord } from './keyStore.ts'

/** Reads what storage gave back: null for anything that is not a record; a record without its key when only that is lost. */
export function keptFromStored(stored: unknown): KeptRecord | null {
  if (!isObject(stored)) return null
  const { token, sessionKeyHex, keyPair } = stored
  if (typeof token !== 'string' || typeof sessionKeyHex !== 'string') return null
  return {
    token,
    sessionKeyHex,
    keyPair: keyPairFromStored(keyPair),
    persistence: 'device',
    startedAtMs: numberOf(stored.startedAtMs),
    clockOffsetMs: numberOf(stored.clockOffsetMs),
  }
}

/** A key as it was stored; null for anything else, and for one whose private half could be read. */
export function keyPairFromStored(stored: unknown): P256KeyPair | null {
  if (!isObject(stored)) return null
  const { privateKey, publicKey, publicKeyHex } = stored
  if (typeof publicKeyHex !== 'string') return null
  if (!isKey(privateKey, 'private') || !isKey(publicKey, 'public')) return null
  // a private key that could be read out is not one that this kit stored
  return privateKey.extractable ? null : { privateKey, publicKey, publicKeyHex }
}

function isKey(value: unknown, type: KeyType): value is CryptoKey {
  return value instanceof CryptoKey && value.type === type && value.algorithm.name === 'ECDSA'
}

function numberOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? Number(value) : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
