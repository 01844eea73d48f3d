import type { Oauth2Client } from '../options.ts'
import type { Authorization, IdentityProvider, Oauth2Provider } from '../store/rows.ts'

type KnownIssuer = { readonly issuer: string; readonly authorization: Authorization }

/** What these providers publish about themselves. Only the client is ours. */
const issuers: Readonly<Record<'google' | 'apple' | 'facebook', KnownIssuer>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization: {
      endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      scopes: ['openid', 'email', 'profile'],
      // A page without a server gets no token for a code here.
      responseType: 'id_token',
    },
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorization: {
      endpoint: 'https://appleid.apple.com/auth/authorize',
      // With scopes the answer would come as a form, which no page can read.
      scopes: [],
      responseType: 'code id_token',
    },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization: {
      endpoint: 'https://www.facebook.com/v11.0/dialog/oauth',
      scopes: ['openid'],
      responseType: 'code',
      tokenEndpoint: 'https://graph.facebook.com/v11.0/oauth/access_token',
    },
  },
}

const clients: Readonly<
  Record<'google' | 'x' | 'discord', Omit<Oauth2Provider, 'name' | 'clientId'>>
> = {
  google: {
    authorizationEndpoint: issuers.google.authorization.endpoint,
    scopes: issuers.google.authorization.scopes,
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    clientAuthentication: 'post',
    userInfo: null,
  },
  x: {
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    scopes: ['tweet.read', 'users.read'],
    tokenEndpoint: 'https://api.x.com/2/oauth2/token',
    clientAuthentication: 'basic',
    userInfo: { endpoint: 'https://api.x.com/2/users/me', subjectMember: 'data.id' },
  },
  discord: {
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    scopes: ['identify', 'email'],
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    clientAuthentication: 'basic',
    userInfo: { endpoint: 'https://discord.com/api/users/@me', subjectMember: 'id' },
  },
}

export function isKnownIssuer(name: string): name is keyof typeof issuers {
  return Object.hasOwn(issuers, name)
}

export function isKnownClient(name: string): name is keyof typeof clients {
  return Object.hasOwn(clients, name)
}

export function identityProviderOf(
  name: keyof typeof issuers,
  clientIds: readonly string[],
): IdentityProvider {
  return { name, clientIds, ...issuers[name] }
}

export function clientOf(
  name: keyof typeof clients,
  clientId: string,
  clientSecret: string,
): Oauth2Client {
  return { name, clientId, clientSecret, ...clients[name] }
}
