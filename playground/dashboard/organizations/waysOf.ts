import type { QueryEndpoints, ResponseOf } from 'latchkit/wire'

export type WireUser = ResponseOf<QueryEndpoints['listUsers']>['users'][number]

/** A way into an account: what it is called, and of which kind it is. */
export type Way = { readonly id: string; readonly name: string; readonly kind: string }

const SESSION = /^CREDENTIAL_TYPE_(LOGIN|OTP_AUTH_KEY_P256)$/

/** A session's key is one too, until it ends. */
export function waysOf(user: WireUser): readonly Way[] {
  return [
    ...(user.userEmail ? [{ id: 'email', name: user.userEmail, kind: 'Email code' }] : []),
    ...(user.userPhoneNumber
      ? [{ id: 'phone', name: user.userPhoneNumber, kind: 'Text message' }]
      : []),
    ...user.authenticators.map(({ authenticatorId, authenticatorName }) => ({
      id: authenticatorId,
      name: authenticatorName,
      kind: 'Passkey',
    })),
    ...user.oauthProviders.map(({ providerId, providerName, issuer }) => ({
      id: providerId,
      name: issuer,
      kind: providerName,
    })),
    ...user.apiKeys.map(({ apiKeyId, apiKeyName, credential, expirationSeconds }) => ({
      id: apiKeyId,
      name: apiKeyName,
      kind: SESSION.test(credential.type) || expirationSeconds ? 'Session key' : 'API key',
    })),
  ]
}

/** The kinds by which a person logs in, each once: sessions come from them. */
export const kindsOf = (users: readonly WireUser[]) => [
  ...new Set(
    users
      .flatMap(waysOf)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'Session key'),
  ),
]

/** What an account is known by, and a second line below it. */
export function titleOf(users: readonly WireUser[]): readonly [string, string] {
  const [user] = users
  const contact = user?.userEmail || user?.userPhoneNumber || ''
  return [user?.userName || contact || 'Nobody', contact || 'No address']
}
