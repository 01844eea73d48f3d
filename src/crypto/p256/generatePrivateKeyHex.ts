import { bytesFromBase64url } from '../../lib/base64url.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { KEY_ALGORITHM } from './algorithm.ts'
import { compressPublicKey } from './compressPublicKey.ts'

/** A P-256 key as text, for a service that seals it before it keeps it. */
export type P256KeyHex = {
  /** 64 hex characters. Secret. */
  readonly privateKeyHex: string
  /** Compressed point: 66 hex characters. */
  readonly publicKeyHex: string
  /** Uncompressed point: 130 hex characters. */
  readonly publicKeyUncompressedHex: string
}

/** Makes a P-256 key whose private half can be read, for keys that a service keeps. A browser uses `generateKeyPair`. */
export async function generatePrivateKeyHex(): Promise<P256KeyHex> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const scalar = bytesFromBase64url(d ?? '')
  if (scalar?.length !== 32) throw new TypeError('The platform exported no P-256 private key.')
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    privateKeyHex: hexFromBytes(scalar),
    publicKeyHex: compressPublicKey(point),
    publicKeyUncompressedHex: hexFromBytes(point),
  }
}
