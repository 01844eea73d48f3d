import { methodDisabled } from '../../http/methodDisabled.ts'
import type { ServiceParts } from '../../parts.ts'
import { type ProxyConfig, proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import type { IdentityProvider } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { clientsOfCredentials } from '../oauth2-credentials/clientsOfCredentials.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import { type OidcIdentity, verifyIdToken } from './verifyIdToken.ts'

/**
 * Whose ID tokens count in an organization: those that its top-level organization says, and the service itself for
 * the clients of providers that have no ID tokens.
 *
 * @throws Refusal `METHOD_DISABLED` when there is nobody.
 */
export async function requireIdentityProviders(
  { store, issuer }: Pick<ServiceParts, 'store' | 'issuer'>,
  organizationId: string,
): Promise<readonly IdentityProvider[]> {
  const config = await requireProxyConfig(store, organizationId)
  const { identityProviders, oauth2Providers } = config
  const own = oauth2Providers
    .filter(({ userInfo }) => userInfo !== null)
    .map(({ name, clientId }) => ({ name, issuer, clientIds: [clientId] }))
  const kept = await clientsOfCredentials(store, config)
  own.push(...kept.map(({ name, clientId }) => ({ name, issuer, clientIds: [clientId] })))
  if (identityProviders.length + own.length === 0) throw methodDisabled('OAUTH')
  return [...identityProviders, ...own]
}

/** @throws Refusal `METHOD_DISABLED` for an organization that has no proxy, and so offers no social login. */
export async function requireProxyConfig(
  reads: Reads,
  organizationId: string,
): Promise<ProxyConfig> {
  const topLevelId = await topLevelIdOf(reads, organizationId)
  const row = await reads.first('proxyConfigs', { organizationId: topLevelId })
  if (!row) throw methodDisabled('OAUTH')
  return proxyConfigFromRow(row)
}

type Where = {
  readonly parts: ServiceParts
  readonly organizationId: string
  readonly nowMs: number
}

/** Checks an ID token that came with a request. @throws Refusal `METHOD_DISABLED`, `OIDC_TOKEN_INVALID` or `UNAVAILABLE`. */
export async function requireIdToken(
  { parts, organizationId, nowMs }: Where,
  token: string,
): Promise<OidcIdentity> {
  const providers = await requireIdentityProviders(parts, organizationId)
  return verifyIdToken(parts, providers, token, nowMs)
}
