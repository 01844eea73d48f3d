import { expect, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../src/crypto/token/verifyToken.ts'
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

test('logs a person in with a passkey, renews the session and ends it', async () => {
  const { facts, proxy, stamped, send } = await start()
  const passkey = await createSoftAuthenticator()
  const signup = await proxy('signup', { authenticators: [await passkey.register()] })
  const { organizationId, userId } = signup.body
  const [first, second] = [await generateKeyPair(), await generateKeyPair()]
  const login = (parent: unknown, key: P256KeyPair) => ({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    timestampMs: String(Date.now()),
    organizationId: parent,
    parameters: { publicKey: key.publicKeyHex },
  })
  const text = JSON.stringify(login(facts.organizationId, first))
  const answer = await send('/public/v1/submit/stamp_login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Stamp-Webauthn': await passkey.stamp(text),
    },
    body: text,
  })
  const { session } = Object(answer.body).activity.result.stampLoginResult
  const claims = await verifyToken(session, facts.signingKeys.session, 'twice')
  expect(claims).toMatchObject({ organization_id: organizationId, user_id: userId })
  const renewed = await stamped(
    '/public/v1/submit/stamp_login',
    first,
    login(organizationId, second),
  )
  expect(renewed.status).toBe(200)
  const listed = await stamped('/public/v1/query/get_api_keys', second, { organizationId, userId })
  const keys: { apiKeyId: string; credential: { publicKey: string } }[] = Object(
    listed.body,
  ).apiKeys
  const own = keys.find(({ credential }) => credential.publicKey === second.publicKeyHex)
  const end = {
    type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { userId, apiKeyIds: [own?.apiKeyId] },
  }
  expect((await stamped('/public/v1/submit/delete_api_keys', second, end)).status).toBe(200)
  const whoami = (key: P256KeyPair) => stamped('/public/v1/query/whoami', key, { organizationId })
  expect(codeOf(await whoami(second))).toBe('PUBLIC_KEY_NOT_FOUND')
  expect((await whoami(first)).status).toBe(200)
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

test('offers passkeys where they have a domain, and says which', async () => {
  const offered = async (options: ServiceOptions) => {
    const { proxy } = await start({ allowedOrigins: ['*'], ...options })
    const { enabledProviders, rpId } = (await proxy('wallet_kit_config', {})).body
    return { enabledProviders, rpId }
  }
  expect(await offered({})).toEqual({
    enabledProviders: ['email', 'sms', 'passkey', 'wallet'],
    rpId: 'localhost',
  })
  expect(await offered({ rpId: 'example.org' })).toMatchObject({ rpId: 'example.org' })
  const delivery = { send: () => Promise.resolve() }
  const rootPublicKey = (await generateKeyPair()).publicKeyHex
  expect(await offered({ development: false, delivery, rootPublicKey })).toEqual({
    enabledProviders: ['email'],
  })
})
