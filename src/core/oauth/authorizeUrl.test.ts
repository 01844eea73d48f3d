import { describe, expect, test } from 'vitest'
import type { OauthProviderConfig } from '../../wire/fields/oauthProviderConfig.ts'
import { authorizeUrl, safeUrl } from './authorizeUrl.ts'
import { type Provider, providerFor } from './providers.ts'

const request = {
  clientId: 'client-1',
  redirectUri: 'https://app.example/login?from=here',
  state: 'lk.config.abc',
  nonce: 'n'.repeat(64),
  codeChallenge: 'challenge',
}

function parametersOf(provider: Provider | null) {
  if (!provider) throw new Error('no such provider')
  const url = new URL(authorizeUrl(provider, request))
  return { place: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

/** A provider that stands for itself, or in the place of another. */
const own: OauthProviderConfig = {
  kind: 'oidc',
  authorizationEndpoint: 'http://127.0.0.1:4460/auth',
  issuer: 'http://127.0.0.1:4460',
  scopes: ['openid', 'email'],
  responseType: 'code',
}

const NONE = { providers: {} }
const standard = {
  client_id: 'client-1',
  redirect_uri: 'https://app.example/login?from=here',
  state: 'lk.config.abc',
}
const pkce = { response_type: 'code', code_challenge: 'challenge', code_challenge_method: 'S256' }

describe('authorizeUrl', () => {
  test.each([
    [
      'google',
      {
        place: 'https://accounts.google.com/o/oauth2/v2/auth',
        response_type: 'id_token',
        nonce: request.nonce,
        scope: 'openid email profile',
        prompt: 'select_account',
      },
    ],
    [
      'apple',
      {
        place: 'https://account.apple.com/auth/authorize',
        response_type: 'code id_token',
        response_mode: 'fragment',
        nonce: request.nonce,
      },
    ],
    [
      'facebook',
      {
        place: 'https://www.facebook.com/v11.0/dialog/oauth',
        ...pkce,
        nonce: request.nonce,
        scope: 'openid',
      },
    ],
    ['x', { place: 'https://x.com/i/oauth2/authorize', ...pkce, scope: 'tweet.read users.read' }],
    [
      'discord',
      { place: 'https://discord.com/oauth2/authorize', ...pkce, scope: 'identify email' },
    ],
  ] as const)('asks %s as its row says', (name, expected) => {
    expect(parametersOf(providerFor(name, NONE))).toEqual({ ...standard, ...expected })
  })

  test('keeps what the address of the provider has already', () => {
    const authorizationEndpoint = 'https://id.example/authorize?tenant=7'
    const providers = { fells: { ...own, authorizationEndpoint } }
    expect(parametersOf(providerFor('oidc:fells', { providers }))).toMatchObject({ tenant: '7' })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://id.example/authorize',
    'http://127.0.0.1.id.example/',
    'https://user:secret@id.example/',
    'ftp://id.example/',
    '//id.example/',
    '',
  ])('sec/T18 sends no window to %j', (address) => {
    expect(() => safeUrl(address)).toThrow(expect.objectContaining({ code: 'OAUTH_FAILED' }))
  })

  test.each(['https://id.example/a', 'http://127.0.0.1:9000/auth', 'http://localhost:1/x'])(
    'sends a window to %s',
    (address) => {
      expect(safeUrl(address).href).toBe(address)
    },
  )
})

describe('providerFor', () => {
  test('asks for a code that the browser trades where the configuration names a token endpoint', () => {
    const tokenEndpoint = 'http://127.0.0.1:4460/token'
    const provider = providerFor('google', { providers: { google: { ...own, tokenEndpoint } } })
    expect(provider).toMatchObject({
      exchange: { kind: 'code-in-browser', tokenEndpoint },
      issuer: own.issuer,
      takesNonce: true,
    })
    expect(parametersOf(provider)).toEqual({
      place: own.authorizationEndpoint,
      ...standard,
      ...pkce,
      nonce: request.nonce,
      scope: 'openid email',
    })
  })

  test('leaves a code to the service where a secret is needed', () => {
    const google = { ...own, kind: 'oauth2' } as const
    const x = { ...google, scopes: [] }
    expect(providerFor('google', { providers: { google } })).toMatchObject({
      exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_GOOGLE' },
      takesNonce: true,
    })
    expect(providerFor('x', { providers: { x } })).toMatchObject({
      exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_X' },
      takesNonce: false,
      parameters: {},
    })
  })

  test('takes the configuration’s word for a provider at its own address, and keeps what only the row knows', () => {
    const authorizationEndpoint = 'https://accounts.google.com/o/oauth2/v2/auth'
    const { issuer: _, ...nameless } = own
    const google = { ...nameless, authorizationEndpoint, responseType: 'id_token' } as const
    expect(providerFor('google', { providers: { google } })).toEqual({
      authorizationEndpoint,
      exchange: { kind: 'id-token', responseType: 'id_token' },
      issuer: 'https://accounts.google.com',
      takesNonce: true,
      parameters: { scope: 'openid email', prompt: 'select_account' },
    })
  })

  test('knows a provider of the app’s own by the configuration alone', () => {
    expect(providerFor('oidc:northern-fells', NONE)).toBeNull()
    const providers = { 'northern-fells': own }
    expect(providerFor('oidc:northern-fells', { providers })).toMatchObject({
      exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_NORTHERN_FELLS' },
      issuer: own.issuer,
    })
  })
})
