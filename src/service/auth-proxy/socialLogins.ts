import type { OauthProviderConfig } from '../../wire/fields/oauthProviderConfig.ts'
import type { ProxyConfigRow } from '../store/rows.ts'

/** A social login that can be offered: our client there, and how a page sends a person there. */
export type SocialLogin = {
  readonly clientId: string
  readonly authorization: OauthProviderConfig
}

/**
 * The social logins of a configuration, by name, in its order.
 *
 * Ours: a provider that is configured both ways, to be believed and to trade codes for a secret, is the second kind.
 */
export function socialLogins({
  identityProviders,
  oauth2Providers,
}: ProxyConfigRow): ReadonlyMap<string, SocialLogin> {
  const logins = new Map<string, SocialLogin>()
  for (const { name, issuer, clientIds, authorization } of identityProviders) {
    const [clientId] = clientIds
    if (!authorization || clientId === undefined) continue
    const { endpoint, scopes, responseType, tokenEndpoint, namesIssuer } = authorization
    logins.set(name, {
      clientId,
      authorization: {
        kind: 'oidc',
        authorizationEndpoint: endpoint,
        issuer,
        scopes: [...scopes],
        responseType,
        ...(tokenEndpoint === undefined ? {} : { tokenEndpoint }),
        ...(namesIssuer === undefined ? {} : { namesIssuer }),
      },
    })
  }
  for (const { name, clientId, authorizationEndpoint, scopes } of oauth2Providers)
    logins.set(name, {
      clientId,
      authorization: {
        kind: 'oauth2',
        authorizationEndpoint,
        scopes: [...scopes],
        responseType: 'code',
      },
    })
  return logins
}
