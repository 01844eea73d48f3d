import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { ProxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { Refusal } from '../http/refusal.ts'
import { addressGroup, isLoopback } from '../limits/addressGroup.ts'
import type { LimitName } from '../limits/limits.ts'
import { limitKey, takeLimit } from '../limits/takeLimit.ts'
import type { ServiceParts } from '../parts.ts'

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

/** Whose requests are counted, under which name; null for those that are not. */
function countedGroup(
  { development }: ServiceParts,
  clientAddress: string | undefined,
): string | null {
  if (development && (clientAddress === undefined || isLoopback(clientAddress))) return null
  return addressGroup(clientAddress)
}

/**
 * Counts a call of the proxy, whatever it asks for, before anything else is done for it. Counted in memory: a call that
 * is refused here costs no more than that.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export function countProxyCall(parts: ServiceParts, clientAddress: string | undefined): void {
  const group = countedGroup(parts, clientAddress)
  if (group === null) return
  parts.costs.require('proxyCallsPerAddress', group, 1)
  parts.costs.add('proxyCallsPerAddress', group, 1)
}

/** A name for a network address that tells nothing about it; undefined where addresses are not counted. */
export async function identifyAddress(
  parts: ServiceParts,
  clientAddress: string | undefined,
): Promise<string | undefined> {
  const group = countedGroup(parts, clientAddress)
  return group === null ? undefined : limitKey(parts, 'otpSendsPerContactAndAddress', group)
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
  const group = countedGroup(parts, clientAddress)
  if (group === null) return
  const key = await limitKey(parts, name, group)
  const verdict = await parts.store.transaction((tx) => takeLimit(tx, parts, name, key), {
    counted: [key],
  })
  if (verdict.kind === 'exceeded')
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: verdict.retryAfterSeconds })
}

/**
 * Counts a contact that somebody asks about without having proven it. The same contact again counts nothing, so a person
 * who tries once more is not one who reads a list.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export async function requireContactLimit(
  parts: ServiceParts,
  contact: string,
  clientAddress: string | undefined,
): Promise<void> {
  const group = countedGroup(parts, clientAddress)
  if (group === null) return
  const name = 'accountContactsPerAddress'
  const key = await limitKey(parts, name, group)
  const contactKey = await limitKey(parts, name, `${group}\n${contact}`)
  const { clock, limits, newId } = parts
  const shortestMs = Math.min(...limits[name].map(({ windowMs }) => windowMs))
  const verdict = await parts.store.transaction(
    async (tx) => {
      const createdAtMs = clock.nowMs()
      const isKnown = { key: contactKey, createdAtMs: { gt: createdAtMs - shortestMs } }
      if ((await tx.count('limitHits', isKnown)) > 0) return null
      const taken = await takeLimit(tx, parts, name, key)
      if (taken.kind === 'allowed')
        await tx.insert('limitHits', { id: newId(), key: contactKey, createdAtMs })
      return taken
    },
    { counted: [key] },
  )
  if (verdict?.kind === 'exceeded')
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: verdict.retryAfterSeconds })
}
