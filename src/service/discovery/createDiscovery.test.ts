import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createTestApi } from '../../../test/support/activityApi.ts'
import { issueIdToken } from '../activity-api/oidc/issueIdToken.ts'
import { createService } from '../createService.ts'
import { createDiscovery } from './createDiscovery.ts'

const at = (path: string, method = 'GET') =>
  new Request(`https://latchkit.test/.well-known/${path}`, { method })

test('lets anybody check the ID tokens of the service', async () => {
  const { parts, clock } = await createTestApi()
  const discovery = createDiscovery(parts)
  const facts = await discovery(at('openid-configuration')).json()
  expect(facts).toMatchObject({
    issuer: 'https://latchkit.test',
    jwks_uri: 'https://latchkit.test/.well-known/jwks.json',
  })
  const keys = await discovery(at('jwks.json')).json()
  expect(JSON.stringify(keys)).not.toContain('"d"')
  const order = { subject: 'x:1', audience: 'client', nonce: 'n', nowMs: clock.time }
  const { payload, protectedHeader } = await jwtVerify(
    await issueIdToken(parts, order),
    createLocalJWKSet(keys),
    { issuer: facts.issuer, audience: 'client', currentDate: new Date(clock.time) },
  )
  expect(payload).toMatchObject({ sub: 'x:1', nonce: 'n', iat: clock.time / 1000 })
  expect(protectedHeader).toEqual({
    alg: 'ES256',
    typ: 'JWT',
    kid: parts.keys.oidc.publicKeyHex,
  })
})

test('answers nothing else, and to no other method', async () => {
  const { parts } = await createTestApi()
  const discovery = createDiscovery(parts)
  for (const request of [at('other'), at('jwks.json', 'POST'), at('constructor')])
    expect(() => discovery(request)).toThrow(expect.objectContaining({ code: 'PATH_NOT_FOUND' }))
})

test('stands at the address of the service, for pages of any origin', async () => {
  const service = await createService({
    development: true,
    apiBaseUrl: 'http://127.0.0.1:4455',
    publicUrl: 'https://login.example.com',
  })
  const reply = await service.fetch(
    new Request('http://127.0.0.1:4455/.well-known/openid-configuration'),
  )
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(await reply.json()).toMatchObject({
    issuer: 'https://login.example.com',
    jwks_uri: 'https://login.example.com/.well-known/jwks.json',
  })
  await service.close()
})
