import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'

const NONCE_BYTES = 12

export function importAesKey(keyBytes: Uint8Array): Promise<CryptoKey> {
  const bytes = bufferSource(keyBytes)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Random 96-bit nonce, then ciphertext and tag (NIST SP 800-38D section 8.2.2). */
export async function encrypt(
  key: CryptoKey,
  plaintext: Uint8Array,
  additionalData: Uint8Array,
): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const box = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: bufferSource(additionalData) },
    key,
    bufferSource(plaintext),
  )
  return concatBytes(nonce, new Uint8Array(box))
}

/** @throws DOMException `OperationError` when any bit is wrong. */
export async function decrypt(
  key: CryptoKey,
  box: Uint8Array,
  additionalData: Uint8Array,
): Promise<Uint8Array> {
  const nonce = bufferSource(box.subarray(0, NONCE_BYTES))
  const plaintext = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: bufferSource(additionalData) },
    key,
    bufferSource(box.subarray(NONCE_BYTES)),
  )
  return new Uint8Array(plaintext)
}
