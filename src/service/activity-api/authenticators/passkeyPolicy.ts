import type { UserVerification } from '../../../wire/fields/authProxyConfig.ts'
import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'

/** Which passkeys an organization takes. */
export type PasskeyPolicy = {
  /** The domain that they are made for. */
  readonly rpId: string
  /** Exact origins, or `['*']` for every page of the domain. */
  readonly allowedOrigins: readonly string[]
  /** Whether a page inside a page of another origin may use them. */
  readonly allowsCrossOrigin: boolean
  /** Whether the passkey must have known its holder, by a PIN or a fingerprint, and not only have been touched. */
  readonly userVerification: UserVerification
}

/** Whether passkeys are a way to log in and can be added; those that are there stamp other requests either way. */
type Offer = { readonly isOffered: boolean }

/**
 * The policy of the top-level organization that an organization belongs to; null where passkeys are off.
 *
 * Ours: domain and origins are those of the auth proxy's configuration (of several, the oldest that has a domain), never
 * of a request.
 */
export async function findPasskeyPolicy(
  reads: Reads,
  organizationId: string,
): Promise<(PasskeyPolicy & Offer) | null> {
  const topLevelId = await topLevelIdOf(reads, organizationId)
  for (const row of await reads.find('proxyConfigs', { organizationId: topLevelId })) {
    const { rpId, allowedOrigins, offersPasskeys, userVerification } = proxyConfigFromRow(row)
    if (rpId !== null)
      return {
        rpId,
        allowedOrigins,
        allowsCrossOrigin: false,
        userVerification,
        isOffered: offersPasskeys,
      }
  }
  return null
}

/**
 * Tells whether a page of that origin may use passkeys of the policy.
 *
 * Ours: whatever the list says, browsers make passkeys only on https or on the machine itself, and only for the host
 * or a domain above it; anything else was made up.
 */
export function allowsOrigin({ rpId, allowedOrigins }: PasskeyPolicy, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  const { hostname, protocol } = url
  const isLoopback = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopback)
  const isUnderDomain = hostname === rpId || hostname.endsWith(`.${rpId}`)
  if (url.origin !== origin || !isSecure || !isUnderDomain) return false
  return allowedOrigins.includes('*') || allowedOrigins.includes(origin)
}
