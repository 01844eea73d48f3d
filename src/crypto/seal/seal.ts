import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { decrypt, encrypt, importAesKey } from './aesGcm.ts'

const VERSION = 'v1.'

/** Keeps secrets in a form that is of no use without the key. */
export type Sealer = {
  /**
   * @param boundTo - where the secret belongs, for example table, row and column: it opens nowhere else.
   */
  seal(secret: Uint8Array, boundTo: string): Promise<string>
  /** @throws Error when the text was altered, sealed by another key, or belongs elsewhere. */
  open(sealed: string, boundTo: string): Promise<Uint8Array>
}

/**
 * Makes a sealer: AES-256-GCM, a random 96-bit nonce per secret, `boundTo` as additional data.
 *
 * Ours: the text is `v1.` and base64url of nonce, ciphertext and tag. Another algorithm will be another prefix.
 *
 * @param keyBytes - 32 bytes. One key is good for 2^32 secrets (NIST SP 800-38D section 8.3).
 * @throws TypeError when the key has another length.
 * @example
 * const sealer = await createSealer(keyBytes)
 * const sealed = await sealer.seal(secret, `service_keys/${id}`)
 */
export async function createSealer(keyBytes: Uint8Array): Promise<Sealer> {
  if (keyBytes.length !== 32) throw new TypeError('The sealing key is 32 bytes.')
  const key = await importAesKey(keyBytes)
  return {
    async seal(secret, boundTo) {
      return VERSION + base64urlFromBytes(await encrypt(key, secret, bytesFromUtf8(boundTo)))
    },
    async open(sealed, boundTo) {
      const box = sealed.startsWith(VERSION)
        ? bytesFromBase64url(sealed.slice(VERSION.length))
        : null
      if (!box) throw new Error('This is not a sealed text of a known version.')
      try {
        return await decrypt(key, box, bytesFromUtf8(boundTo))
      } catch (cause) {
        throw new Error('The sealed text does not open with this key in this place.', { cause })
      }
    },
  }
}
