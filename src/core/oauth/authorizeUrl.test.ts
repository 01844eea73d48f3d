import { describe, expect, test } from 'vitest'
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

const NONE = { endpoints: {} }
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
    const endpoints = {
      'oidc:Fells': {
        issuer: 'https://id.example',
        authorizationEndpoint: 'https://id.example/authorize?tenant=7',
      },
    }
    expect(parametersOf(providerFor('oidc:Fells', { endpoints }))).toMatchObject({ tenant: '7' })
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
  const issuer = 'http://127.0.0.1:4460'
  const authorizationEndpoint = `${issuer}/auth`
  const tokenEndpoint = `${issuer}/token`

  test('asks for a code that the browser trades where the configuration names a token endpoint', () => {
    const endpoints = { google: { issuer, authorizationEndpoint, tokenEndpoint } }
    const provider = providerFor('google', { endpoints })
    expect(provider).toMatchObject({
      exchange: { kind: 'code-in-browser', tokenEndpoint },
      issuer,
      takesNonce: true,
    })
    expect(parametersOf(provider)).toEqual({
      place: authorizationEndpoint,
      ...standard,
      ...pkce,
      nonce: request.nonce,
      scope: 'openid email profile',
    })
  })

  test('leaves the code of a stand-in to the service where the row does', () => {
    const endpoints = {
      x: { issuer, authorizationEndpoint, scope: 'openid', issParameterSupported: true },
    }
    expect(providerFor('x', { endpoints })).toMatchObject({
      exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_X' },
      namesIssuer: true,
      parameters: { scope: 'openid' },
    })
  })

  test('knows a provider of the app’s own by the configuration alone', () => {
    expect(providerFor('oidc:Northern Fells', NONE)).toBeNull()
    const endpoints = { 'oidc:Northern Fells': { issuer, authorizationEndpoint } }
    expect(providerFor('oidc:Northern Fells', { endpoints })).toMatchObject({
      exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_NORTHERN_FELLS' },
    })
  })
})
