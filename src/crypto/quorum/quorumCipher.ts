import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** What agrees on a secret with a sender nobody knows. */
export const AGREEMENT = { name: 'ECDH', namedCurve: 'P-256' } as const

/** An uncompressed P-256 point. */
export const POINT_BYTES = 65
const SECRET_BITS = 256
const KEY_BYTES = 32

/** Both ends of one message: uncompressed points. */
export type Ends = { readonly sender: Uint8Array; readonly receiver: Uint8Array }

/**
 * Makes the cipher of one message: the key is the HMAC-SHA-512 of a fixed text under both points and the agreed secret.
 *
 * Spec: wire of `create_oauth2_credential` (encryptedClientSecret).
 *
 * @param privateKey - of one end; `peer` is the point of the other.
 */
export async function quorumCipher(
  privateKey: CryptoKey,
  peer: Uint8Array,
  { sender, receiver }: Ends,
): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('raw', bufferSource(peer), AGREEMENT, false, [])
  const agreement = { name: 'ECDH', public: publicKey }
  const secret = new Uint8Array(await crypto.subtle.deriveBits(agreement, privateKey, SECRET_BITS))
  const mixed = concatBytes(sender, receiver, secret)
  const mac = { name: 'HMAC', hash: 'SHA-512' }
  const key = await crypto.subtle.importKey('raw', bufferSource(mixed), mac, false, ['sign'])
  const text = bufferSource(bytesFromUtf8('qos_encryption_hmac_message'))
  const bits = new Uint8Array(await crypto.subtle.sign('HMAC', key, text))
  const cipherKey = bufferSource(bits.subarray(0, KEY_BYTES))
  const usages = ['encrypt', 'decrypt'] as const
  const cipher = await crypto.subtle.importKey('raw', cipherKey, 'AES-GCM', false, usages)
  for (const bytes of [secret, mixed, bits]) bytes.fill(0)
  return cipher
}

/** The cipher's parameters: what is authenticated is both points, each with its length. */
export function quorumParameters(nonce: Uint8Array, { sender, receiver }: Ends) {
  const length = new Uint8Array([POINT_BYTES])
  return {
    name: 'AES-GCM',
    iv: bufferSource(nonce),
    additionalData: bufferSource(concatBytes(sender, length, receiver, length)),
  }
}
