import type { ProxyClient } from '../http/createProxyClient.ts'
import type { AttestedParts } from './attestedProxy.ts'
import { createLaterProxy } from './laterProxy.ts'

/** The auth proxy over the newest generation of the wire: the same operations, some carried out in another way. */
export function createNewestProxy(
  parts: AttestedParts & { readonly proxy: ProxyClient },
): ProxyClient {
  return createLaterProxy(parts.proxy, async () => {
    const { createAttestedProxy } = await import('./attestedProxy.ts')
    return createAttestedProxy(parts)
  })
}
