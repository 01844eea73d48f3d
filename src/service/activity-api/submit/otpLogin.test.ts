import { expect, test } from 'vitest'
import {
  activityOf,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import {
  clientSignature,
  logIn,
  loginParameters,
  prove,
  signUp,
  signupParameters,
} from '../../../../test/support/otpSteps.ts'
import { allowPasskeys } from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'
import { generateKeyPair, type P256KeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { readToken } from '../../../crypto/token/readToken.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'

const contact = 'mara@okafor.example'
const key = await generateKeyPair()

async function accountAndToken() {
  const api = await createTestApi()
  const subOrganizationId = await signUp(api, contact, await generateKeyPair())
  const parameters = await loginParameters(key, await prove(api, contact, key))
  return { api, subOrganizationId, parameters }
}

test('trades a proven address for a session of its account', async () => {
  const { api, subOrganizationId, parameters } = await accountAndToken()
  const reply = await api.submit('otpLogin', { ...parameters, expirationSeconds: '60' })
  const session = resultText(reply, 'session')
  const { publicKeyUncompressedHex } = api.parts.keys.session
  const claims = await verifyToken(session, publicKeyUncompressedHex, 'twice')
  expect(claims).toEqual({
    exp: api.clock.time / 1000 + 60,
    public_key: key.publicKeyHex,
    session_type: 'SESSION_TYPE_READ_WRITE',
    user_id: expect.any(String),
    organization_id: subOrganizationId,
  })
  expect(activityOf(reply)).toMatchObject({ intent: { otpLoginIntentV2: parameters } })
  const call = { key, organizationId: subOrganizationId }
  expect((await api.query('whoami', {}, call)).body).toMatchObject({ userId: claims?.user_id })
  api.clock.time += 60_000
  expect((await api.query('whoami', {}, call)).code).toBe('API_KEY_EXPIRED')
})

test('takes a usage message in any spelling, when its content is right', async () => {
  const { api, parameters } = await accountAndToken()
  const tokenId = readToken(parameters.verificationToken)?.id
  const login = { publicKey: key.publicKeyHex }
  const say = async (usage: unknown) => {
    const signature = await clientSignature(key, JSON.stringify(usage, null, 2))
    return (await api.submit('otpLogin', { ...parameters, clientSignature: signature })).code
  }
  const usage = { type: 'USAGE_TYPE_LOGIN', tokenId, login }
  for (const wrong of [
    { ...usage, type: 'USAGE_TYPE_SIGNUP' },
    { ...usage, tokenId: 'another' },
    { ...usage, login: { publicKey: `03${'11'.repeat(32)}` } },
    { ...usage, more: 1 },
  ])
    expect(await say(wrong)).toBe('CLIENT_SIGNATURE_INVALID')
  expect(await say(usage)).toBe('OK')
})

test('T07 takes a token for one session only', async () => {
  const { api, parameters } = await accountAndToken()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => api.submit('otpLogin', parameters)),
  )
  const codes = replies.map(({ code }) => code)
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1)
  expect(codes.filter((code) => code === 'VERIFICATION_TOKEN_USED')).toHaveLength(49)
  expect((await api.submit('otpLogin', parameters)).code).toBe('VERIFICATION_TOKEN_USED')
})

test('keeps a token that bought nothing', async () => {
  const api = await createTestApi()
  const parameters = await loginParameters(key, await prove(api, contact, key))
  expect((await api.submit('otpLogin', parameters)).code).toBe('ORGANIZATION_NOT_FOUND')
  await claimedAccount(api, { apiKeys: [] })
  expect((await api.submit('otpLogin', parameters)).code).toBe('OK')
})

/** An account whose address nobody has proven. */
async function claimedAccount(api: TestApi, rootUser: Record<string, unknown>): Promise<string> {
  const parameters = signupParameters({ userEmail: contact, ...rootUser })
  return resultText(await api.submit('createSubOrganization', parameters), 'subOrganizationId')
}

const apiKeyOf = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  apiKeyName: 'A key',
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
})

test('verifies the address of an account on the way, when the token names its only key', async () => {
  const api = await createTestApi()
  const subOrganizationId = await claimedAccount(api, { apiKeys: [apiKeyOf(key)] })
  const session = await logIn(api, contact, key)
  expect(readToken(session)).toMatchObject({ organization_id: subOrganizationId })
  expect(await api.parts.store.first('users', { email: contact })).toMatchObject({
    emailVerified: true,
  })
  const other = await generateKeyPair()
  expect(readToken(await logIn(api, contact, other))).toMatchObject({
    organization_id: subOrganizationId,
  })
})

test.each([
  ['a key', async () => ({ apiKeys: [apiKeyOf(await generateKeyPair())] })],
  [
    'a key that is over',
    async () => ({
      apiKeys: [{ ...apiKeyOf(await generateKeyPair()), expirationSeconds: '1' }],
    }),
  ],
  [
    'a passkey',
    async () => ({ authenticators: [await (await createSoftAuthenticator()).register()] }),
  ],
])('never gives away a claimed account that somebody else has %s for', async (_, more) => {
  const api = await createTestApi()
  await allowPasskeys(api)
  await claimedAccount(api, await more())
  api.clock.time += 5000
  const parameters = await loginParameters(key, await prove(api, contact, key))
  expect((await api.submit('otpLogin', parameters)).code).toBe('ADDRESS_NOT_VERIFIED')
})

test('never gives away a claimed account that somebody else has a social login for', async () => {
  const api = await createTestApi()
  const organizationId = await claimedAccount(api, {})
  const user = await api.parts.store.first('users', { organizationId })
  const row = { id: 'login', organizationId, userId: user?.id ?? '', name: 'Google' }
  const person = { issuer: 'https://accounts.example', audience: 'app', subject: 'eve' }
  const times = { createdAtMs: 0, updatedAtMs: 0 }
  const proof = { provenAtMs: 0, evidence: 'signUp', boundKey: null } as const
  await api.parts.store.transaction((tx) =>
    tx.insert('oauthProviders', { ...row, ...person, ...times, ...proof }),
  )
  const parameters = await loginParameters(key, await prove(api, contact, key))
  expect((await api.submit('otpLogin', parameters)).code).toBe('ADDRESS_NOT_VERIFIED')
})

test('never gives away a claimed account that has a second user', async () => {
  const api = await createTestApi()
  const [first] = signupParameters({ userEmail: contact }).rootUsers
  const rootUsers = [first, { ...first, userEmail: 'eve@evil.example' }]
  await api.submit('createSubOrganization', { ...signupParameters({}), rootUsers })
  const parameters = await loginParameters(key, await prove(api, contact, key))
  expect((await api.submit('otpLogin', parameters)).code).toBe('ADDRESS_NOT_VERIFIED')
})

test('lets the first account count when several only claimed the address', async () => {
  const api = await createTestApi()
  const first = await claimedAccount(api, {})
  await claimedAccount(api, {})
  expect(readToken(await logIn(api, contact, key))).toMatchObject({ organization_id: first })
})

test('prefers the proven account, and asks which when several are', async () => {
  const api = await createTestApi()
  const accounts = [await claimedAccount(api, {}), await claimedAccount(api, {})]
  const logInTo = async (subOrganizationId?: string) => {
    const pair = await generateKeyPair()
    const parameters = await loginParameters(pair, await prove(api, contact, pair))
    return api.submit('otpLogin', {
      ...parameters,
      ...(subOrganizationId === undefined ? {} : { subOrganizationId }),
    })
  }
  await logInTo(accounts[1])
  expect(readToken(resultText(await logInTo(), 'session'))).toMatchObject({
    organization_id: accounts[1],
  })
  await logInTo(accounts[0])
  expect((await logInTo()).code).toBe('CREDENTIAL_CONFLICT')
})

test('answers for a foreign sub-organization exactly as for one that does not exist', async () => {
  const { api, parameters } = await accountAndToken()
  const foreign = await signUp(api, 'nora@okafor.example', await generateKeyPair())
  const ask = (subOrganizationId: string) =>
    api.submit('otpLogin', { ...parameters, subOrganizationId })
  const missing = await ask(api.parts.newId())
  expect(missing.code).toBe('ORGANIZATION_NOT_FOUND')
  expect(await ask(foreign)).toEqual(missing)
})
