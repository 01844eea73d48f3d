import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import type { KeyStore } from './keyStore.ts'

/**
 * Makes the key of a new session.
 *
 * @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE`: a browser outside a secure context has no WebCrypto at all.
 */
export async function createKey(keyStore: Pick<KeyStore, 'create'>): Promise<P256KeyPair> {
  try {
    return await keyStore.create()
  } catch (cause) {
    throw new KeyStoreUnavailableError({ cause })
  }
}
