import { KEY_ALGORITHM } from '../../crypto/p256/algorithm.ts'
import { compressPublicKey } from '../../crypto/p256/compressPublicKey.ts'
import type { Sealer } from '../../crypto/seal/seal.ts'
import type { ProxyConfigRow } from '../store/rows.ts'

type KeyPlace = Pick<ProxyConfigRow, 'id' | 'organizationId' | 'publicKey'>

/** What the sealed key is bound to: it opens in its own row only, and only beside its own public half. */
export function proxyKeySealContext({ id, organizationId, publicKey }: KeyPlace): string {
  return `proxyConfig\n${id}\n${organizationId}\n${publicKey}\n1`
}

/**
 * Makes the proxy's own API key for a configuration.
 *
 * Spec: What the service does › A, dashboard configuration.
 * Ours: what is sealed is the key as PKCS #8.
 */
export async function newProxyKey(
  sealer: Sealer,
  { id, organizationId }: Omit<KeyPlace, 'publicKey'>,
): Promise<Pick<ProxyConfigRow, 'publicKey' | 'sealedPrivateKey'>> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const publicKey = compressPublicKey(point)
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const place = { id, organizationId, publicKey }
  const sealedPrivateKey = await sealer.seal(pkcs8, proxyKeySealContext(place))
  pkcs8.fill(0)
  return { publicKey, sealedPrivateKey }
}
