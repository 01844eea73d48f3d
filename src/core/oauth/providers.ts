import type { OauthProviderConfig } from '../../wire/fields/oauthProviderConfig.ts'
import type { SocialProvider } from '../config/loginMethod.ts'
import { type OauthConfig, serviceName } from '../config/oauthConfig.ts'

/** How the provider's answer becomes an ID token. */
type Exchange =
  /** The browser itself trades the code: a public client with PKCE. */
  | { readonly kind: 'code-in-browser'; readonly tokenEndpoint: string }
  /** The service trades the code, because the provider wants a secret that no browser may hold. */
  | { readonly kind: 'code-at-service'; readonly serviceProvider: string }
  /** The token comes with the answer, in the fragment: where a provider gives a browser nothing better. */
  | { readonly kind: 'id-token'; readonly responseType: 'id_token' | 'code id_token' }

/** All that one engine needs to know of a provider. */
export type Provider = {
  readonly authorizationEndpoint: string
  readonly exchange: Exchange
  /** Who the answer must be from, where it says so (RFC 9207); null when nobody knows. */
  readonly issuer: string | null
  /** Whether each answer says so. @default false */
  readonly namesIssuer?: boolean | undefined
  /** Whether the provider puts our nonce into its token. */
  readonly takesNonce: boolean
  /** What it is asked for beyond the standard. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The providers that are known by name: one row each. */
const PROVIDERS: Readonly<Partial<Record<SocialProvider, Provider>>> = {
  google: {
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    exchange: { kind: 'id-token', responseType: 'id_token' },
    issuer: 'https://accounts.google.com',
    takesNonce: true,
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
  },
  apple: {
    authorizationEndpoint: 'https://account.apple.com/auth/authorize',
    exchange: { kind: 'id-token', responseType: 'code id_token' },
    issuer: 'https://appleid.apple.com',
    takesNonce: true,
    parameters: { response_mode: 'fragment' },
  },
  facebook: {
    authorizationEndpoint: 'https://www.facebook.com/v11.0/dialog/oauth',
    exchange: {
      kind: 'code-in-browser',
      tokenEndpoint: 'https://graph.facebook.com/v11.0/oauth/access_token',
    },
    issuer: 'https://www.facebook.com',
    takesNonce: true,
    parameters: { scope: 'openid' },
  },
  x: {
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_X' },
    issuer: null,
    takesNonce: false,
    parameters: { scope: 'tweet.read users.read' },
  },
  discord: {
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_DISCORD' },
    issuer: null,
    takesNonce: false,
    parameters: { scope: 'identify email' },
  },
}

/**
 * What is known of a provider: its row, and over it what the configuration says. Null for one that nobody describes.
 *
 * Ours: a stand-in, with an address of its own, is asked for nothing beyond the standard.
 */
export function providerFor(
  name: SocialProvider,
  { providers }: Pick<OauthConfig, 'providers'>,
): Provider | null {
  const row = PROVIDERS[name] ?? null
  const said = providers[serviceName(name)]
  if (!said) return row
  const isStandIn = said.authorizationEndpoint !== row?.authorizationEndpoint
  const scope = said.scopes.join(' ')
  return {
    authorizationEndpoint: said.authorizationEndpoint,
    exchange: exchangeOf(name, said),
    issuer: said.issuer ?? (isStandIn ? null : row.issuer),
    namesIssuer: said.namesIssuer,
    takesNonce: row?.takesNonce ?? true,
    parameters: { ...(isStandIn ? {} : row.parameters), ...(scope ? { scope } : {}) },
  }
}

/** A code that no page can trade goes to the service. */
function exchangeOf(name: SocialProvider, said: OauthProviderConfig): Exchange {
  const { kind, responseType, tokenEndpoint } = said
  if (kind === 'oidc' && responseType !== 'code') return { kind: 'id-token', responseType }
  if (kind === 'oidc' && tokenEndpoint) return { kind: 'code-in-browser', tokenEndpoint }
  const spelled = serviceName(name).toUpperCase().replace(/\W+/g, '_')
  return { kind: 'code-at-service', serviceProvider: `OAUTH2_PROVIDER_${spelled}` }
}
