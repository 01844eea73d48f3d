import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { ProxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { Refusal } from '../http/refusal.ts'
import type { LimitName } from '../limits/limits.ts'
import { limitKey, takeLimit } from '../limits/takeLimit.ts'
import type { ServiceParts } from '../parts.ts'
import { addressGroup, isLoopback } from './addressGroup.ts'

/** The operations of the proxy, of every generation. */
export type ProxyOperation = keyof ProxyEndpoints | keyof ProxyEndpointsV2

/** The generations of one operation draw on one limit. */
const limitNames: Partial<Record<ProxyOperation, LimitName>> = {
  otpInit: 'otpInitsPerAddress',
  otpInitV2: 'otpInitsPerAddress',
  otpVerify: 'otpVerifiesPerAddress',
  otpVerifyV2: 'otpVerifiesPerAddress',
  signup: 'signupsPerAddress',
  signupV2: 'signupsPerAddress',
  account: 'accountLookupsPerAddress',
  oauth2Authenticate: 'oauthsPerAddress',
  oauthLogin: 'oauthsPerAddress',
}

/**
 * Counts a request against what one network address may ask for.
 *
 * Ours: a development service does not count what comes from its own machine, where everybody has the same address.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export async function requireAddressLimit(
  parts: ServiceParts,
  operation: ProxyOperation,
  clientAddress: string | undefined,
): Promise<void> {
  const name = limitNames[operation]
  if (!name) return
  if (parts.development && (clientAddress === undefined || isLoopback(clientAddress))) return
  const key = await limitKey(parts, name, addressGroup(clientAddress))
  const verdict = await parts.store.transaction((tx) => takeLimit(tx, parts, name, key))
  if (verdict.kind === 'exceeded')
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: verdict.retryAfterSeconds })
}
