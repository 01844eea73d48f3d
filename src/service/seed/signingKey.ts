import { KEY_ALGORITHM } from '../../crypto/p256/algorithm.ts'
import { compressPublicKey } from '../../crypto/p256/compressPublicKey.ts'
import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import type { ServiceSigningKey } from '../parts.ts'

const POINT_BYTES = 65

/** A new P-256 key in the form in which it is sealed: the public point, then the private key as PKCS #8. */
export async function newSigningKeyBytes(): Promise<Uint8Array> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const bytes = concatBytes(point, pkcs8)
  pkcs8.fill(0)
  return bytes
}

/** Makes the key usable, not readable, and wipes the bytes. */
export async function openSigningKey(bytes: Uint8Array): Promise<ServiceSigningKey> {
  const point = bytes.slice(0, POINT_BYTES)
  const pkcs8 = bufferSource(bytes.subarray(POINT_BYTES))
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, KEY_ALGORITHM, false, ['sign'])
  bytes.fill(0)
  return {
    privateKey,
    publicKeyHex: compressPublicKey(point),
    publicKeyUncompressedHex: hexFromBytes(point),
  }
}
