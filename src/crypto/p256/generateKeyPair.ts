import { KEY_ALGORITHM } from './algorithm.ts'
import { compressPublicKey } from './compressPublicKey.ts'

/** A P-256 signing key whose private half no script can read, and the name it goes by. */
export type P256KeyPair = {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** Compressed point: 66 lower-case hex characters. */
  readonly publicKeyHex: string
}

/**
 * Makes a P-256 signing key. The private half cannot be exported: it can be used and stored, but not read.
 *
 * @example
 * const key = await generateKeyPair()
 * const stamp = await createStamp(key, body)
 */
export async function generateKeyPair(): Promise<P256KeyPair> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { ...pair, publicKeyHex: compressPublicKey(new Uint8Array(point)) }
}
