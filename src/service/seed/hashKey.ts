import { bufferSource } from '../../lib/bufferSource.ts'

const KEY_BYTES = 32

export async function newHashKeyBytes(): Promise<Uint8Array> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES))
}

/** Makes an HMAC-SHA-256 key usable, not readable, and wipes the bytes. */
export async function openHashKey(bytes: Uint8Array): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bufferSource(bytes), algorithm, false, [
    'sign',
    'verify',
  ])
  bytes.fill(0)
  return key
}
