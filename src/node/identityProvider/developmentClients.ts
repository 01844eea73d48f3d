import { randomBytes } from 'node:crypto'
import type { Oauth2Client } from '../../service/options.ts'
import type { IdentityProvider } from '../../service/store/rows.ts'

/** The client of pages: no secret, so PKCE alone. */
const DEVELOPMENT_CLIENT_ID = 'latchkit-dev'

/** The client of pages that get the ID token with the answer, as from Apple: no code is traded, so there is no PKCE. */
const TOKEN_CLIENT_ID = 'latchkit-dev-token'

const SCOPES = ['openid', 'email', 'profile'] as const

/** What the service takes from the development identity provider. */
export type DevelopmentProviders = {
  readonly identityProviders: readonly IdentityProvider[]
  readonly oauth2Providers: readonly Oauth2Client[]
}

/**
 * The development identity provider in the place of others: of google with ID tokens, of x and discord behind a client
 * secret, which is another one at each start.
 */
export function developmentProviders(issuer: string): DevelopmentProviders {
  return {
    identityProviders: [
      {
        name: 'google',
        issuer,
        clientIds: [DEVELOPMENT_CLIENT_ID],
        authorization: {
          endpoint: `${issuer}/auth`,
          scopes: SCOPES,
          responseType: 'code',
          tokenEndpoint: `${issuer}/token`,
          namesIssuer: true,
        },
      },
    ],
    oauth2Providers: ['x', 'discord'].map((name) => ({
      name,
      clientId: `${DEVELOPMENT_CLIENT_ID}-${name}`,
      clientSecret: randomBytes(32).toString('hex'),
      authorizationEndpoint: `${issuer}/auth`,
      scopes: SCOPES,
      tokenEndpoint: `${issuer}/token`,
      clientAuthentication: 'basic',
      userInfo: { endpoint: `${issuer}/me`, subjectMember: 'sub' },
    })),
  }
}

/** The same clients as the identity provider itself knows them. */
export function clientMetadata({
  identityProviders,
  oauth2Providers,
}: DevelopmentProviders): readonly Readonly<Record<string, unknown>>[] {
  const common = {
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // Others are allowed as well: see `isLocalUrl`.
    redirect_uris: ['http://localhost/'],
    id_token_signed_response_alg: 'ES256',
  }
  return [
    ...identityProviders
      .flatMap(({ clientIds }) => clientIds)
      .map((client_id) => ({ ...common, client_id, token_endpoint_auth_method: 'none' })),
    {
      ...common,
      client_id: TOKEN_CLIENT_ID,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'implicit'],
      response_types: ['code id_token', 'id_token'],
      // else the library wants https of whoever gets a token so
      application_type: 'native',
    },
    ...oauth2Providers.map(({ clientId, clientSecret }) => ({
      ...common,
      client_id: clientId,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
    })),
  ]
}
