import { KEY_ALGORITHM } from '../../crypto/p256/algorithm.ts'
import type { Sealer } from '../../crypto/seal/seal.ts'
import { bufferSource } from '../../lib/bufferSource.ts'
import { proxyKeySealContext } from '../proxy-settings/newProxyKey.ts'
import type { ProxyConfigRow } from '../store/rows.ts'

/** The key that stamps the proxy's requests: what `createStamp` takes. */
export type ProxyKey = { readonly privateKey: CryptoKey; readonly publicKeyHex: string }

/**
 * Opens the proxy's own API key for one request. It cannot be exported again, and the bytes are wiped as soon as the
 * platform holds it.
 *
 * Spec: What the service does › A.3.
 */
export async function openProxyKey(sealer: Sealer, config: ProxyConfigRow): Promise<ProxyKey> {
  const bytes = await sealer.open(config.sealedPrivateKey, proxyKeySealContext(config))
  try {
    const privateKey = await crypto.subtle.importKey(
      'pkcs8',
      bufferSource(bytes),
      KEY_ALGORITHM,
      false,
      ['sign'],
    )
    return { privateKey, publicKeyHex: config.publicKey }
  } finally {
    bytes.fill(0)
  }
}
