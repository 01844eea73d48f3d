import type { AttestedParts } from './actions/attestedProxy.ts'
import { createNewestProxy } from './actions/newestProxy.ts'
import type { ProxyClient } from './http/createProxyClient.ts'
import type { WalletSignUpParts } from './wallet/createWalletSignUp.ts'

type Parts = AttestedParts &
  Omit<WalletSignUpParts, 'wallet' | 'proxy'> & { readonly proxy: ProxyClient }

/**
 * The auth proxy as an app wants it that asks for more than the spec's: over the newest generation of the wire, or with a
 * wallet for whoever is new. Only what it asks for is loaded.
 */
export async function chosenOperations(parts: Parts): Promise<ProxyClient> {
  const { protocol, signup } = parts.options
  const proxy = protocol === 'attested' ? createNewestProxy(parts) : parts.proxy
  const wallet = signup?.wallet
  if (!wallet) return proxy
  const { createWalletSignUp } = await import('./wallet/createWalletSignUp.ts')
  return { ...proxy, signup: createWalletSignUp({ ...parts, proxy, wallet }) }
}
