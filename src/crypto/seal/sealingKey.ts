import { base64urlFromBytes } from '../../lib/base64url.ts'
import { bufferSource } from '../../lib/bufferSource.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { importAesKey } from './aesGcm.ts'

const KEY_BYTES = 32
const ID_BYTES = 6
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

/** A key that seals, and the name under which sealed texts know it. */
export type SealingKey = { readonly id: string; readonly key: CryptoKey }

/**
 * Makes a key usable, not readable.
 *
 * Ours: its name is the beginning of an HMAC-SHA-256 with it, so that nobody has to number keys and the name tells nothing.
 *
 * @throws TypeError when the key has another length.
 */
export async function importSealingKey(keyBytes: Uint8Array): Promise<SealingKey> {
  if (keyBytes.length !== KEY_BYTES) throw new TypeError('The sealing key is 32 bytes.')
  const hmacKey = await crypto.subtle.importKey('raw', bufferSource(keyBytes), HMAC, false, [
    'sign',
  ])
  const mac = await crypto.subtle.sign('HMAC', hmacKey, bytesFromUtf8('latchkit sealing key'))
  const id = base64urlFromBytes(new Uint8Array(mac, 0, ID_BYTES))
  return { id, key: await importAesKey(keyBytes) }
}
