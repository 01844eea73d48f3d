import type { SocialProvider } from '../config/loginMethod.ts'
import type { OauthConfig } from '../config/oauthConfig.ts'

/** How the provider's answer becomes an ID token. */
export type Exchange =
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
  /** Who answers, and signs the ID token unless the service does; null when it never says. */
  readonly issuer: string | null
  /** Whether every answer names its issuer (RFC 9207). */
  readonly namesIssuer: boolean
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
    namesIssuer: false,
    takesNonce: true,
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
  },
  apple: {
    authorizationEndpoint: 'https://account.apple.com/auth/authorize',
    exchange: { kind: 'id-token', responseType: 'code id_token' },
    issuer: 'https://appleid.apple.com',
    namesIssuer: false,
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
    namesIssuer: false,
    takesNonce: true,
    parameters: { scope: 'openid' },
  },
  x: {
    authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
    exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_X' },
    issuer: null,
    namesIssuer: false,
    takesNonce: false,
    parameters: { scope: 'tweet.read users.read' },
  },
  discord: {
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_DISCORD' },
    issuer: null,
    namesIssuer: false,
    takesNonce: false,
    parameters: { scope: 'identify email' },
  },
}

/**
 * What is known of a provider: its row, and over it what the configuration says. Null for one that nobody describes.
 *
 * Ours: a provider whose token endpoint the configuration names is asked for a code that the browser trades itself. One
 * that is known by its configuration alone and has no such endpoint is left to the service.
 */
export function providerFor(
  name: SocialProvider,
  { endpoints }: Pick<OauthConfig, 'endpoints'>,
): Provider | null {
  const known = PROVIDERS[name] ?? null
  const said = endpoints[name]
  if (!said) return known
  const row = known ?? unknownProvider(name)
  const { tokenEndpoint, scope = row.parameters.scope } = said
  const exchange: Exchange = tokenEndpoint
    ? { kind: 'code-in-browser', tokenEndpoint }
    : row.exchange
  return {
    ...row,
    authorizationEndpoint: said.authorizationEndpoint,
    exchange,
    issuer: said.issuer,
    namesIssuer: said.issParameterSupported ?? false,
    // what a row asks for beyond the standard is for that provider alone, not for one that stands in for it
    parameters: exchange.kind === 'id-token' ? row.parameters : scope ? { scope } : {},
  }
}

function unknownProvider(name: SocialProvider): Provider {
  const spelled = name.replace(/^oidc:/, '').replace(/\W+/g, '_')
  const serviceProvider = `OAUTH2_PROVIDER_${spelled.toUpperCase()}`
  return {
    authorizationEndpoint: '',
    exchange: { kind: 'code-at-service', serviceProvider },
    issuer: null,
    namesIssuer: false,
    takesNonce: true,
    parameters: { scope: 'openid email profile' },
  }
}
