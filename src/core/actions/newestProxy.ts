import type { ProxyClient } from '../http/createProxyClient.ts'
import { loadOnce } from '../http/loadOnce.ts'
import type { AttestedParts } from './attestedProxy.ts'

/**
 * The auth proxy over the newest generation of the wire: the same operations, some carried out in another way. What that
 * takes is loaded with the first of them; a failure is not kept.
 */
export function createNewestProxy(
  parts: AttestedParts & { readonly proxy: ProxyClient },
): ProxyClient {
  const newest = loadOnce(async () => {
    const { createAttestedProxy } = await import('./attestedProxy.ts')
    return createAttestedProxy(parts)
  })
  return {
    ...parts.proxy,
    otpInit: async (body, request) => (await newest()).otpInit(body, request),
    otpVerify: async (body, request) => (await newest()).otpVerify(body, request),
    otpLogin: async (body, request) => (await newest()).otpLogin(body, request),
    oauthLogin: async (body, request) => (await newest()).oauthLogin(body, request),
    signup: async (body, request) => (await newest()).signup(body, request),
  }
}
