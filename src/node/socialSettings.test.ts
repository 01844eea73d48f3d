import { expect, test } from 'vitest'
import { createService } from '../service/createService.ts'
import { readSocialSettings } from './socialSettings.ts'

const everything = {
  LATCHKIT_GOOGLE_CLIENT_ID: 'g1, g2',
  LATCHKIT_GOOGLE_CLIENT_SECRET: 'gs',
  LATCHKIT_APPLE_CLIENT_ID: 'a',
  LATCHKIT_FACEBOOK_CLIENT_ID: 'f',
  LATCHKIT_X_CLIENT_ID: 'x',
  LATCHKIT_X_CLIENT_SECRET: 'xs',
  LATCHKIT_DISCORD_CLIENT_ID: 'd',
  LATCHKIT_DISCORD_CLIENT_SECRET: 'ds',
  LATCHKIT_OIDC_PROVIDERS: JSON.stringify([
    { name: 'corp', issuer: 'https://id.corp.example', clientIds: ['c'] },
  ]),
  LATCHKIT_OAUTH_REDIRECT_URLS: 'https://app.example/a, https://app.example/b',
}

test('is nothing when nothing is set', () => {
  expect(readSocialSettings({})).toEqual({
    identityProviders: [],
    oauth2Providers: [],
    oauthRedirectUrls: [],
  })
})

test('reads clients and secrets of every provider, and a service starts with them', async () => {
  const settings = readSocialSettings(everything)
  const ids = settings.identityProviders.map(({ name, clientIds }) => [name, clientIds])
  expect(ids).toEqual([
    ['google', ['g1', 'g2']],
    ['apple', ['a']],
    ['facebook', ['f']],
    ['corp', ['c']],
  ])
  const clients = settings.oauth2Providers.map(({ name, clientId, clientSecret }) => [
    name,
    clientId,
    clientSecret,
  ])
  expect(clients).toEqual([
    ['google', 'g1', 'gs'],
    ['x', 'x', 'xs'],
    ['discord', 'd', 'ds'],
  ])
  expect(settings.oauthRedirectUrls).toEqual(['https://app.example/a', 'https://app.example/b'])
  const service = await createService({ development: true, ...settings })
  await service.close()
})

test('lets google do without a secret', () => {
  const { identityProviders, oauth2Providers } = readSocialSettings({
    LATCHKIT_GOOGLE_CLIENT_ID: 'g',
  })
  expect(identityProviders).toMatchObject([{ authorization: { responseType: 'id_token' } }])
  expect(oauth2Providers).toEqual([])
})

test.each([
  ['X', 'an id without a secret', { LATCHKIT_X_CLIENT_ID: 'x' }],
  ['DISCORD', 'a secret without an id', { LATCHKIT_DISCORD_CLIENT_SECRET: 's' }],
  ['X', 'two ids', { LATCHKIT_X_CLIENT_ID: 'a,b', LATCHKIT_X_CLIENT_SECRET: 's' }],
  ['GOOGLE', 'a secret without an id', { LATCHKIT_GOOGLE_CLIENT_SECRET: 's' }],
])('refuses for %s %s, and says what to set', (name, _, variables) => {
  expect(() => readSocialSettings(variables)).toThrow(`LATCHKIT_${name}_CLIENT_`)
})

test.each(['{', '{}', '[{"name":"a"}]', '[{"name":"a","issuer":"b","clientIds":[],"x":1}]'])(
  'refuses %s as further providers',
  (text) => {
    expect(() => readSocialSettings({ LATCHKIT_OIDC_PROVIDERS: text })).toThrow(
      'LATCHKIT_OIDC_PROVIDERS',
    )
  },
)
