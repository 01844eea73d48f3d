import { expect, test } from 'vitest'
import { createService } from '../createService.ts'
import type { Oauth2Client, ServiceOptions } from '../options.ts'
import { createMemoryStore } from '../store/memoryStore.ts'
import type { Authorization } from '../store/rows.ts'

const x: Oauth2Client = {
  name: 'x',
  clientId: 'x-client',
  clientSecret: 'top-secret',
  authorizationEndpoint: 'https://x.example/authorize',
  scopes: ['users.read'],
  tokenEndpoint: 'https://x.example/token',
  clientAuthentication: 'basic',
  userInfo: { endpoint: 'https://x.example/me', subjectMember: 'id' },
}
const authorization: Authorization = {
  endpoint: 'https://id.example/auth',
  scopes: ['openid'],
  responseType: 'code',
}
const google = { name: 'google', issuer: 'https://id.example', clientIds: ['c1', 'c2'] }
const start = (options: ServiceOptions) => createService({ development: true, ...options })

async function configOf(options: ServiceOptions): Promise<Record<string, unknown>> {
  const { fetch, facts } = await start(options)
  const reply = await fetch(
    new Request('http://localhost/v1/wallet_kit_config', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-proxy-config-id': facts.authProxyConfigId,
      },
      body: '{}',
    }),
  )
  return Object(await reply.json())
}

test('offers every configured provider with all that a page needs, and no secret', async () => {
  const config = await configOf({
    identityProviders: [{ ...google, authorization: { ...authorization, namesIssuer: true } }],
    oauth2Providers: [x],
    oauthRedirectUrls: ['https://app.example/back', 'http://localhost:5173/'],
  })
  expect(config).toMatchObject({
    enabledProviders: ['google', 'x', 'email', 'sms', 'passkey', 'wallet'],
    oauthClientIds: { google: 'c1', x: 'x-client' },
    oauthRedirectUrl: 'https://app.example/back',
    oauthProviders: {
      google: {
        kind: 'oidc',
        authorizationEndpoint: 'https://id.example/auth',
        scopes: ['openid'],
        responseType: 'code',
        namesIssuer: true,
      },
      x: {
        kind: 'oauth2',
        authorizationEndpoint: 'https://x.example/authorize',
        scopes: ['users.read'],
        responseType: 'code',
      },
    },
  })
  expect(JSON.stringify(config)).not.toContain('secret')
})

test('offers nothing that is not configured, and no provider that it cannot send anybody to', async () => {
  for (const options of [{}, { identityProviders: [google] }]) {
    const config = await configOf(options)
    expect(config.enabledProviders).toEqual(['email', 'sms', 'passkey', 'wallet'])
    expect(config).not.toHaveProperty('oauthClientIds')
    expect(config).not.toHaveProperty('oauthRedirectUrl')
  }
})

test('replaces a secret on a later start, and keeps the others', async () => {
  const store = { ...createMemoryStore(), close: async () => undefined }
  const keyEncryptionKey = new Uint8Array(32).fill(1)
  const secrets = async () =>
    (await store.find('secrets', {})).map(({ id, sealed }) => [id, sealed])
  await start({ store, keyEncryptionKey: keyEncryptionKey.slice(), oauth2Providers: [x] })
  const first = new Map(await secrets().then((rows) => rows.map(([id, sealed]) => [id, sealed])))
  const changed = [{ ...x, clientSecret: 'another-secret' }]
  await start({ store, keyEncryptionKey: keyEncryptionKey.slice(), oauth2Providers: changed })
  const second = await secrets()
  const different = second.filter(([id, sealed]) => first.get(id) !== sealed).map(([id]) => id)
  expect(different).toEqual([expect.stringMatching(/^oauth2Client\/.*\/x$/)])
  expect(second).toHaveLength(first.size)
})

test.each<[string, ServiceOptions]>([
  ['two providers of one name', { oauth2Providers: [x, x] }],
  ['a name with other characters', { oauth2Providers: [{ ...x, name: 'X Y' }] }],
  ['no client id', { oauth2Providers: [{ ...x, clientId: '' }] }],
  ['no secret', { oauth2Providers: [{ ...x, clientSecret: '' }] }],
  ['tokens in the open', { oauth2Providers: [{ ...x, tokenEndpoint: 'http://x.example/t' }] }],
  ['a page that is none', { oauth2Providers: [{ ...x, authorizationEndpoint: 'javascript:1' }] }],
  [
    'a person asked for on our machine',
    {
      oauth2Providers: [{ ...x, userInfo: { endpoint: 'http://127.0.0.1/', subjectMember: 'i' } }],
    },
  ],
  ['a way back in the open', { oauthRedirectUrls: ['http://app.example/'] }],
  ['a way back with a fragment', { oauthRedirectUrls: ['https://app.example/#x'] }],
  ['an issuer in the open', { identityProviders: [{ ...google, issuer: 'http://id.example' }] }],
  [
    'an issuer with a query',
    { identityProviders: [{ ...google, issuer: 'https://i.example/?x' }] },
  ],
  [
    'a page of an issuer in the open',
    {
      identityProviders: [
        { ...google, authorization: { ...authorization, endpoint: 'http://id.example/a' } },
      ],
    },
  ],
])('does not start with %s', async (_, options) => {
  await expect(start(options)).rejects.toMatchObject({ name: 'StartRefused' })
})
