import type { ProxyClient } from '../http/createProxyClient.ts'
import { loadOnce } from '../http/loadOnce.ts'
import type { AttestedOperations } from './attestedProxy.ts'

/**
 * The auth proxy with some operations carried out in another way. What that takes is loaded with the first of them; a
 * failure is not kept.
 */
export function createLaterProxy(
  proxy: ProxyClient,
  load: () => Promise<AttestedOperations>,
): ProxyClient {
  const later = loadOnce(load)
  return {
    ...proxy,
    otpInit: async (body, request) => (await later()).otpInit(body, request),
    otpVerify: async (body, request) => (await later()).otpVerify(body, request),
    otpLogin: async (body, request) => (await later()).otpLogin(body, request),
    oauthLogin: async (body, request) => (await later()).oauthLogin(body, request),
    signup: async (body, request) => (await later()).signup(body, request),
  }
}
