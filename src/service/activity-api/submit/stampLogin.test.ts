import { beforeEach, describe, expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  type Reply,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { logIn, signUp, signupParameters } from '../../../../test/support/otpSteps.ts'
import {
  allowPasskeys,
  sendWithPasskey,
  signUpWithPasskey,
} from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { readToken } from '../../../crypto/token/readToken.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

const contact = 'mara@okafor.example'
const next = await generateKeyPair()
const parameters = { publicKey: next.publicKeyHex }
const { path } = submitEndpoints.stampLogin
let kit: TestApi

beforeEach(async () => {
  kit = await createTestApi()
  await allowPasskeys(kit)
})

const whoami = async (call: Parameters<TestApi['query']>[2]) =>
  (await kit.query('whoami', {}, call)).code

describe('with a passkey', () => {
  const passkeyLogin = (
    passkey: Awaited<ReturnType<typeof createSoftAuthenticator>>,
    organizationId = kit.organizationId,
    more = {},
  ): Promise<Reply> => {
    const body = kit.envelope('stampLogin', { ...parameters, ...more }, { organizationId })
    return sendWithPasskey(kit, passkey, { path, body })
  }

  test('finds the account though the request names its owner, and starts a session there', async () => {
    const passkey = await createSoftAuthenticator()
    const { organizationId, userId } = await signUpWithPasskey(kit, passkey)
    const reply = await passkeyLogin(passkey, kit.organizationId, { expirationSeconds: '60' })
    const { publicKeyUncompressedHex } = kit.parts.keys.session
    const session = resultText(reply, 'session')
    expect(await verifyToken(session, publicKeyUncompressedHex, 'twice')).toEqual({
      exp: kit.clock.time / 1000 + 60,
      public_key: next.publicKeyHex,
      session_type: 'SESSION_TYPE_READ_WRITE',
      user_id: userId,
      organization_id: organizationId,
    })
    expect(activityOf(reply)).toMatchObject({ organizationId })
    expect(await whoami({ key: next, organizationId })).toBe('OK')
    kit.clock.time += 60_000
    expect(await whoami({ key: next, organizationId })).toBe('API_KEY_EXPIRED')
  })

  test('takes the account itself too', async () => {
    const passkey = await createSoftAuthenticator()
    const { organizationId } = await signUpWithPasskey(kit, passkey)
    expect(
      readToken(resultText(await passkeyLogin(passkey, organizationId), 'session')),
    ).toMatchObject({
      organization_id: organizationId,
    })
  })

  test('finds nobody for a passkey that is unknown, or at home with another owner', async () => {
    const passkey = await createSoftAuthenticator()
    expect((await passkeyLogin(passkey)).code).toBe('CREDENTIAL_NOT_FOUND')
    await signUpWithPasskey(kit, passkey)
    const other = await addOrganization(kit.parts, null)
    expect((await passkeyLogin(passkey, other)).code).toBe('ORGANIZATION_NOT_FOUND')
    expect((await passkeyLogin(passkey, 'missing')).code).toBe('ORGANIZATION_NOT_FOUND')
  })

  test('refuses to choose between two accounts', async () => {
    const passkey = await createSoftAuthenticator()
    await signUpWithPasskey(kit, passkey)
    const organizationId = await addOrganization(kit.parts, kit.organizationId)
    const { userId } = await addUser(kit.parts, organizationId, 'root')
    await kit.parts.store.transaction(async (tx) => {
      const row = await tx.first('authenticators', {})
      if (row) await tx.insert('authenticators', { ...row, id: 'second', organizationId, userId })
    })
    expect((await passkeyLogin(passkey)).code).toBe('CREDENTIAL_CONFLICT')
    expect((await passkeyLogin(passkey, organizationId)).code).toBe('OK')
  })

  test('is the only activity for which the owner may be named', async () => {
    const passkey = await createSoftAuthenticator()
    const { userId } = await signUpWithPasskey(kit, passkey)
    const body = kit.envelope('deleteApiKeys', { userId, apiKeyIds: ['x'] })
    const reply = await sendWithPasskey(kit, passkey, {
      path: submitEndpoints.deleteApiKeys.path,
      body,
    })
    expect(reply.code).toBe('ORGANIZATION_NOT_FOUND')
  })
})

describe('with a key', () => {
  /** A key that is the only way into an account. */
  async function keyedAccount(key = next, more = {}) {
    const { publicKeyHex: publicKey } = key
    const apiKey = { apiKeyName: 'A key', publicKey, curveType: 'API_KEY_CURVE_P256', ...more }
    const reply = await kit.submit('createSubOrganization', signupParameters({ apiKeys: [apiKey] }))
    return resultText(reply, 'subOrganizationId')
  }

  test('finds the account by the key of a sign-up that lasts a minute', async () => {
    const key = await generateKeyPair()
    const organizationId = await keyedAccount(key, { expirationSeconds: '60' })
    const reply = await kit.submit('stampLogin', parameters, { key })
    expect(readToken(resultText(reply, 'session'))).toMatchObject({
      organization_id: organizationId,
    })
    kit.clock.time += 60_000
    expect((await kit.submit('stampLogin', parameters, { key })).code).toBe('API_KEY_EXPIRED')
  })

  test('takes the older of two accounts that nobody but the key can enter, while it lives', async () => {
    const key = await generateKeyPair()
    const first = await keyedAccount(key, { expirationSeconds: '60' })
    const second = await keyedAccount(key)
    const older = await kit.submit('stampLogin', parameters, { key })
    expect(readToken(resultText(older, 'session'))).toMatchObject({ organization_id: first })
    kit.clock.time += 60_000
    const reply = await kit.submit('stampLogin', parameters, { key })
    expect(readToken(resultText(reply, 'session'))).toMatchObject({ organization_id: second })
  })
})

describe('with the key of a session', () => {
  const old = generateKeyPair()

  async function signedIn() {
    const key = await old
    const organizationId = await signUp(kit, contact, await generateKeyPair())
    await logIn(kit, contact, key)
    return { key, organizationId }
  }

  test('renews it, and leaves the old key until its end', async () => {
    const { key, organizationId } = await signedIn()
    kit.clock.time += 600_000
    const more = { ...parameters, expirationSeconds: '900' }
    expect((await kit.submit('stampLogin', more, { key, organizationId })).code).toBe('OK')
    expect(await whoami({ key, organizationId })).toBe('OK')
    kit.clock.time += 300_000
    expect(await whoami({ key, organizationId })).toBe('API_KEY_EXPIRED')
    expect(await whoami({ key: next, organizationId })).toBe('OK')
    const late = await kit.submit('stampLogin', parameters, { key, organizationId })
    expect(late.code).toBe('API_KEY_EXPIRED')
  })

  test('ends every other session when asked to, its own among them', async () => {
    const { key, organizationId } = await signedIn()
    const other = await generateKeyPair()
    await logIn(kit, contact, other)
    const more = { ...parameters, invalidateExisting: true }
    expect((await kit.submit('stampLogin', more, { key, organizationId })).code).toBe('OK')
    for (const ended of [key, other])
      expect(await whoami({ key: ended, organizationId })).toBe('PUBLIC_KEY_NOT_FOUND')
    expect(await whoami({ key: next, organizationId })).toBe('OK')
  })
})

test('keeps the session out of what others read of the activity', async () => {
  const reply = await kit.submit('stampLogin', parameters, { key: kit.root.key })
  const activityId = activityOf(reply).id
  expect(resultText(reply, 'session')).toMatch(/^\w/)
  const read = await kit.query('getActivity', { activityId })
  expect(JSON.stringify(read.body)).not.toContain(resultText(reply, 'session'))
})

test.each([
  [{ publicKey: `02${'f'.repeat(64)}` }],
  [{ publicKey: '04' }],
  [{ expirationSeconds: '0' }],
  [{ expirationSeconds: '2592001' }],
])('refuses %j', async (more) => {
  const reply = await kit.submit('stampLogin', { ...parameters, ...more }, { key: kit.root.key })
  expect(reply.code).toBe('REQUEST_INVALID')
})

test('starts no session of a key that the proxy holds, nor of a parent in an account', async () => {
  expect((await kit.submit('stampLogin', parameters)).code).toBe('REQUEST_NOT_AUTHORIZED')
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const call = { key: kit.root.key, organizationId }
  expect((await kit.submit('stampLogin', parameters, call)).code).toBe('REQUEST_NOT_AUTHORIZED')
})
