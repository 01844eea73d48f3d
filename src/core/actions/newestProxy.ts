import { NetworkFailedError } from '../../errors/network.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { AttestedOperations, AttestedParts } from './attestedProxy.ts'

/**
 * The auth proxy over the newest generation of the wire: the same operations, some carried out in another way. What that
 * takes is loaded with the first of them; a failure is not kept.
 */
export function createNewestProxy(
  parts: AttestedParts & { readonly proxy: ProxyClient },
): ProxyClient {
  let loading: Promise<AttestedOperations> | null = null
  const load = async () => {
    const { createAttestedProxy } = await import('./attestedProxy.ts')
    return createAttestedProxy(parts)
  }
  const newest = async () => {
    loading ??= load()
    try {
      return await loading
    } catch (cause) {
      loading = null
      throw new NetworkFailedError({ cause })
    }
  }
  return {
    ...parts.proxy,
    otpInit: async (body, request) => (await newest()).otpInit(body, request),
    otpVerify: async (body, request) => (await newest()).otpVerify(body, request),
    otpLogin: async (body, request) => (await newest()).otpLogin(body, request),
    oauthLogin: async (body, request) => (await newest()).oauthLogin(body, request),
    signup: async (body, request) => (await newest()).signup(body, request),
  }
}
