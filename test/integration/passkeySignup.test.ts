import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { createSoftAuthenticator } from '../support/softAuthenticator.ts'

async function start(options: ServiceOptions = {}) {
  const service = await createService({ development: true, ...options })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
    origin: 'http://localhost:5173',
  })
  return { facts: service.facts, ...client }
}

test('signs a person up with a passkey and a key for the first minute', async () => {
  const { proxy, stamped } = await start()
  const { register, credentialId } = await createSoftAuthenticator()
  const key = await generateKeyPair()
  const signup = await proxy('signup', {
    userName: 'Ada',
    authenticators: [await register()],
    apiKeys: [
      {
        apiKeyName: `passkey-auth-${key.publicKeyHex}`,
        publicKey: key.publicKeyHex,
        curveType: 'API_KEY_CURVE_P256',
        expirationSeconds: '60',
      },
    ],
  })
  expect(signup.status).toBe(200)
  const { organizationId, userId } = signup.body
  const lookup = { filterType: 'CREDENTIAL_ID', filterValue: credentialId }
  expect((await proxy('account', lookup)).body).toEqual({ organizationId })
  const { body } = await stamped('/public/v1/query/get_user', key, { organizationId, userId })
  expect(body.user).toMatchObject({ authenticators: [{ credentialId }] })
})

test('tells which check a passkey failed', async () => {
  const { proxy } = await start()
  const { register } = await createSoftAuthenticator({ origin: 'https://localhost.evil.example' })
  const reply = await proxy('signup', { authenticators: [await register()] })
  expect(codeOf(reply)).toBe('PASSKEY_INVALID')
  expect(reply.status).toBe(400)
  expect(reply.body.details?.[0]).toMatchObject({ description: 'the origin is not allowed' })
})

test('takes the domain and the origins of the configuration', async () => {
  const origin = 'https://app.example.org'
  const { proxy } = await start({ rpId: 'example.org', allowedOrigins: [origin] })
  const signUp = async (home: { rpId: string; origin: string }) => {
    const { register } = await createSoftAuthenticator(home)
    return codeOf(await proxy('signup', { authenticators: [await register()] }, { origin }))
  }
  expect(await signUp({ rpId: 'example.org', origin })).toBeUndefined()
  expect(await signUp({ rpId: 'app.example.org', origin })).toBe('PASSKEY_INVALID')
  const sibling = 'https://www.example.org'
  expect(await signUp({ rpId: 'example.org', origin: sibling })).toBe('PASSKEY_INVALID')
})
