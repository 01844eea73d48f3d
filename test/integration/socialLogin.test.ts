import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { verifyToken } from '../../src/crypto/token/verifyToken.ts'
import {
  type DevelopmentIdentityProvider,
  startIdentityProvider,
} from '../../src/node/identityProvider/startIdentityProvider.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { APP_URL, codeFor, tradeCode } from '../support/authorize.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { printCount } from '../support/printCount.ts'
import { codeOf, createProxyClient, type ProxyClient } from '../support/proxyClient.ts'

let provider: DevelopmentIdentityProvider
let service: Service
let client: ProxyClient

beforeAll(async () => {
  const started = await startIdentityProvider({ port: 0, onError: () => undefined })
  if (!started) throw new Error('the library is missing')
  provider = started
  const { identityProviders, oauth2Providers } = provider
  const oauthRedirectUrls = [APP_URL]
  service = await createService({
    development: true,
    identityProviders,
    oauth2Providers,
    oauthRedirectUrls,
  })
  client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
})

afterAll(async () => {
  await service.close()
  await provider.close()
})

/** A person at google: an ID token for a key. */
async function googleToken(login_hint: string, publicKey: string): Promise<string> {
  const at = { issuer: provider.issuer, client_id: 'latchkit-dev' }
  const code = await codeFor({ ...at, login_hint, nonce: nonceOf(publicKey) })
  return String(Object(await (await tradeCode(at, code)).json()).id_token)
}

/** The same person at a provider that trades codes for a secret. */
async function codeRequest(name: string, login_hint: string, publicKey: string) {
  const client_id = `latchkit-dev-${name}`
  const code = await codeFor({ issuer: provider.issuer, client_id, login_hint })
  return {
    provider: `OAUTH2_PROVIDER_${name.toUpperCase()}`,
    authCode: code.code,
    redirectUri: APP_URL,
    codeVerifier: code.verifier,
    nonce: nonceOf(publicKey),
    clientId: client_id,
  }
}

async function signUpOrIn(oidcToken: string, publicKey: string) {
  const lookup = { filterType: 'OIDC_TOKEN', filterValue: oidcToken }
  const found = (await client.proxy('account', lookup)).body.organizationId
  const oauthProviders = [{ providerName: 'A provider', oidcToken }]
  if (found === undefined) await client.proxy('signup', { oauthProviders })
  const login = await client.proxy('oauth_login', { oidcToken, publicKey })
  return { isNew: found === undefined, session: String(login.body.session), login }
}

test('offers the stand-ins with all that a page needs', async () => {
  const { body } = await client.proxy('wallet_kit_config', {})
  expect(body).toMatchObject({
    enabledProviders: expect.arrayContaining(['google', 'x', 'discord', 'email']),
    oauthClientIds: {
      google: 'latchkit-dev',
      x: 'latchkit-dev-x',
      discord: 'latchkit-dev-discord',
    },
    oauthRedirectUrl: APP_URL,
    oauthProviders: {
      google: {
        kind: 'oidc',
        authorizationEndpoint: `${provider.issuer}/auth`,
        tokenEndpoint: `${provider.issuer}/token`,
        responseType: 'code',
      },
      x: { kind: 'oauth2', responseType: 'code' },
    },
  })
})

test('signs up with google, and logs the same person in again', async () => {
  const [first, second] = [await generateKeyPair(), await generateKeyPair()]
  const made = await signUpOrIn(
    await googleToken('ada@example.com', first.publicKeyHex),
    first.publicKeyHex,
  )
  expect(made.isNew).toBe(true)
  const again = await signUpOrIn(
    await googleToken('ada@example.com', second.publicKeyHex),
    second.publicKeyHex,
  )
  expect(again.isNew).toBe(false)
  const { session: signer } = service.facts.signingKeys
  const claims = await verifyToken(again.session, signer, 'twice')
  expect(claims).toMatchObject({ organization_id: readToken(made.session)?.organization_id })
  const { organization_id: organizationId, user_id: userId } = Object(claims)
  const who = await client.stamped('/public/v1/query/get_user', second, { organizationId, userId })
  expect(who.body).toMatchObject({
    user: { oauthProviders: [{ issuer: provider.issuer, audience: 'latchkit-dev' }] },
  })
})

test.each(['x', 'discord'])('signs up with %s, by a code that the service trades', async (name) => {
  const key = await generateKeyPair()
  const enter = async () => {
    const request = await codeRequest(name, 'nora@example.com', key.publicKeyHex)
    const { body } = await client.proxy('oauth2_authenticate', request)
    return signUpOrIn(String(body.oidcToken), key.publicKeyHex)
  }
  const made = await enter()
  expect(made).toMatchObject({ isNew: true, login: { status: 200 } })
  expect(await enter()).toMatchObject({ isNew: false, login: { status: 200 } })
})

test('knows the same person at two providers as two', async () => {
  const { publicKeyHex } = await generateKeyPair()
  await signUpOrIn(await googleToken('zoe@example.com', publicKeyHex), publicKeyHex)
  const request = await codeRequest('x', 'zoe@example.com', publicKeyHex)
  const { body } = await client.proxy('oauth2_authenticate', request)
  expect((await signUpOrIn(String(body.oidcToken), publicKeyHex)).isNew).toBe(true)
})

test('spends a code once, and only with its verifier', async () => {
  const { publicKeyHex } = await generateKeyPair()
  const good = await codeRequest('x', 'eve@example.com', publicKeyHex)
  const wrong = { ...good, codeVerifier: 'w'.repeat(43) }
  expect(codeOf(await client.proxy('oauth2_authenticate', wrong))).toBe('OAUTH_CODE_INVALID')
  const fresh = await codeRequest('x', 'eve@example.com', publicKeyHex)
  expect((await client.proxy('oauth2_authenticate', fresh)).status).toBe(200)
  expect(codeOf(await client.proxy('oauth2_authenticate', fresh))).toBe('OAUTH_CODE_INVALID')
  // Whoever comes with a code at the same time as somebody else is suspect: the provider may take all of it back.
  const shared = await codeRequest('x', 'eve@example.com', publicKeyHex)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => client.proxy('oauth2_authenticate', shared)),
  )
  // Asked twice within one millisecond it is one activity (A.4), with one answer for both.
  const tokens = replies.flatMap(({ status, body }) => (status === 200 ? [body.oidcToken] : []))
  expect(new Set(tokens).size).toBeLessThan(2)
})

test('T16 takes no token of one client for another, nor of another issuer', async () => {
  const { publicKeyHex } = await generateKeyPair()
  const at = { issuer: provider.issuer, client_id: 'latchkit-dev' }
  const good = await googleToken('mia@example.com', publicKeyHex)
  const second = await startIdentityProvider({ port: 0, onError: () => undefined })
  const elsewhere = { ...at, issuer: second?.issuer ?? '' }
  const code = await codeFor({
    ...elsewhere,
    login_hint: 'mia@example.com',
    nonce: nonceOf(publicKeyHex),
  })
  const foreign = String(Object(await (await tradeCode(elsewhere, code)).json()).id_token)
  await second?.close()
  const login = async (oidcToken: string) =>
    codeOf(await client.proxy('oauth_login', { oidcToken, publicKey: publicKeyHex }))
  expect(await login(foreign)).toBe('OIDC_TOKEN_INVALID')
  expect(await login(good)).toBe('ORGANIZATION_NOT_FOUND')
})

test('T13 trades no code for the wrong verifier, or for none', async () => {
  const { publicKeyHex } = await generateKeyPair()
  let accepted = 0
  for (let i = 0; i < 50; i++) {
    const good = await codeRequest('discord', 'ada@example.com', publicKeyHex)
    const challenge = createHash('sha256').update(good.codeVerifier).digest('base64url')
    const codeVerifier = ['w'.repeat(43), '', challenge, `${good.codeVerifier}A`, 'plain'][i % 5]
    const reply = await client.proxy('oauth2_authenticate', { ...good, codeVerifier })
    if (reply.status === 200) accepted++
  }
  printCount('T13 codes traded by the service without their verifier', accepted, 50)
  expect(accepted).toBe(0)
}, 60_000)
