import type { OauthProviderConfig } from '../../wire/fields/oauthProviderConfig.ts'
import type { ProxyConfig } from '../proxy-settings/proxyConfig.ts'

/** A social login that can be offered: our client there, and how a page sends a person there. */
export type SocialLogin = {
  readonly clientId: string
  readonly authorization: OauthProviderConfig
}

/**
 * The social logins of a configuration, by name, in the order that its organization gave them, else in that of the start.
 *
 * Ours: a provider that is configured both ways, to be believed and to trade codes for a secret, is the second kind.
 */
export function socialLogins({
  identityProviders,
  oauth2Providers,
  changes: { socialProviders },
}: ProxyConfig): ReadonlyMap<string, SocialLogin> {
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
  if (!socialProviders) return logins
  const place = ([name]: [string, SocialLogin]) => socialProviders.indexOf(name)
  return new Map([...logins].toSorted((a, b) => place(a) - place(b)))
}
