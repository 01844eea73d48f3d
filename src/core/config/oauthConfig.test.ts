import { expect, test } from 'vitest'
import { resolveConfig } from './resolveConfig.ts'

const fetched = {
  enabledProviders: ['email', 'google', 'corp', 'myspace', 'constructor'],
  sessionExpirationSeconds: '900',
  organizationId: 'parent',
  oauthClientIds: { google: 'theirs', corp: 'corp-1' },
  oauthRedirectUrl: 'https://app.example/in',
  oauthProviders: {
    corp: {
      kind: 'oidc' as const,
      authorizationEndpoint: 'https://id.example/authorize',
      scopes: ['openid'],
      responseType: 'code' as const,
    },
  },
}

test('sec/T24 offers a provider that only the configuration knows, and no name that nobody knows', () => {
  expect(resolveConfig(fetched, {}).methods).toEqual(['email', 'google', 'oidc:corp'])
  expect(resolveConfig(fetched, { methods: ['oidc:corp'] }).methods).toEqual(['oidc:corp'])
})

test('takes the app’s client id before the service’s', () => {
  const { oauth } = resolveConfig(fetched, { oauth: { clientIds: { google: 'ours' } } })
  expect(oauth).toEqual({
    clientIds: { google: 'ours', corp: 'corp-1' },
    redirectUrl: 'https://app.example/in',
    providers: fetched.oauthProviders,
  })
})
