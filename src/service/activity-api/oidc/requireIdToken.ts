import { methodDisabled } from '../../http/methodDisabled.ts'
import type { IdentityProvider } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { CallContext } from '../requireCaller.ts'
import { type OidcIdentity, verifyIdToken } from './verifyIdToken.ts'

/**
 * Whose ID tokens count in an organization: those that its top-level organization says.
 *
 * @throws Refusal `METHOD_DISABLED` when there is nobody.
 */
export async function requireIdentityProviders(
  reads: Reads,
  organizationId: string,
): Promise<readonly IdentityProvider[]> {
  const topLevelId = await topLevelIdOf(reads, organizationId)
  const config = await reads.first('proxyConfigs', { organizationId: topLevelId })
  if (!config || config.identityProviders.length === 0) throw methodDisabled('OAUTH')
  return config.identityProviders
}

/** Checks an ID token that came with a request. @throws Refusal `METHOD_DISABLED`, `OIDC_TOKEN_INVALID` or `UNAVAILABLE`. */
export async function requireIdToken(
  { parts, organizationId, nowMs }: Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>,
  token: string,
): Promise<OidcIdentity> {
  const providers = await requireIdentityProviders(parts.store, organizationId)
  return verifyIdToken(parts, providers, token, nowMs)
}
