import { expect, test } from 'vitest'
import { createFakeProxy, refusal } from '../../../test/support/fakeProxy.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { verify } from '../../crypto/p256/verify.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { createConfig } from '../config/createConfig.ts'
import { createProxyClient } from '../http/createProxyClient.ts'
import { createMemoryKeyStore } from '../keys/memoryKeyStore.ts'
import { createServerClock } from '../session/serverClock.ts'
import { newOtpAttempt, type OtpAttempt, otpComplete, type TypedCode } from './otpComplete.ts'

async function setUp(verificationKeyHex?: string) {
  const fake = await createFakeProxy()
  const network = { fetch: fake.fetch, timeoutMs: 1000 }
  const address = { authProxyUrl: 'https://auth.example', authProxyConfigId: 'config' }
  const proxy = createProxyClient(network, address)
  const keyStore = createMemoryKeyStore()
  const config = createConfig(proxy, {})
  const pinned = { sessionKeyHex: undefined, verificationKeyHex }
  const offersPasskey = async () => false
  const nowMs = () => Date.now()
  const clock = createServerClock(nowMs, nowMs)
  const context = { proxy, config, keyStore, clock, nowMs, pinned, offersPasskey }
  const attempt: OtpAttempt = newOtpAttempt('otp-1')
  const email: TypedCode = { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co', code: '123456' }
  const complete = (signal = new AbortController().signal, typed = email) =>
    otpComplete(context, attempt, typed, signal)
  return { fake, keyStore, attempt, complete }
}

test('signs a new person up, and in', async () => {
  const { fake, complete, keyStore } = await setUp()
  const { session, isNewUser, keyPair } = await complete()
  expect(isNewUser).toBe(true)
  expect(session).toMatchObject({ organizationId: 'org-1', userId: 'user-1' })
  expect(fake.paths()).toEqual([
    'wallet_kit_config',
    'otp_verify',
    'account',
    'signup',
    'otp_login',
  ])
  expect((await keyStore.load())?.keyPair).toBe(keyPair)
})

test('sends the forms of the wire: one key throughout, and its signature over the token', async () => {
  const { fake, complete } = await setUp()
  const { keyPair } = await complete()
  const [, verified, account, signup, login] = fake.calls.map(({ body }) => body)
  expect(verified).toEqual({
    otpId: 'otp-1',
    otpCode: '123456',
    public_key: keyPair.publicKeyHex,
  })
  expect(account).toEqual({
    filterType: 'EMAIL',
    filterValue: 'a@b.co',
    verificationToken: 'verification-token',
  })
  expect(signup).toMatchObject({ userEmail: 'a@b.co', verificationToken: 'verification-token' })
  expect(login).toMatchObject({ publicKey: keyPair.publicKeyHex, organizationId: 'org-1' })
  const signature = bytesFromHex(String(login?.client_signature))
  if (!signature) throw new Error('not hex')
  const token = bytesFromUtf8('verification-token')
  expect(await verify(keyPair.publicKey, signature, token)).toBe(true)
})

test('asks for the account of a phone number, and signs it up under that', async () => {
  const { fake, complete } = await setUp()
  const contact = '+447700900123'
  await complete(undefined, { otpType: 'OTP_TYPE_SMS', contact, code: '123456' })
  const [, , account, signup] = fake.calls.map(({ body }) => body)
  expect(account).toMatchObject({ filterType: 'PHONE_NUMBER', filterValue: contact })
  expect(signup).toMatchObject({ userPhoneNumber: contact })
  expect(signup).not.toHaveProperty('userEmail')
})

test('makes no second account for a person who has one', async () => {
  const { fake, complete } = await setUp()
  fake.replies.account = () => ({ organizationId: 'org-1' })
  expect(await complete()).toMatchObject({ isNewUser: false })
  expect(fake.paths()).not.toContain('signup')
})

test('goes on where it was cut off, without using the code twice', async () => {
  const { fake, complete } = await setUp()
  const login = fake.replies.otp_login
  fake.replies.otp_login = () => refusal('UNAVAILABLE')
  await expect(complete()).rejects.toMatchObject({ code: 'HTTP_STATUS', status: 503 })
  fake.replies.otp_login = login ?? (() => null)
  fake.calls.length = 0
  expect(await complete()).toMatchObject({ isNewUser: true })
  expect(fake.paths()).toEqual(['otp_login'])
})

test('uses no code up when the session could not be checked', async () => {
  const { fake, complete } = await setUp()
  fake.replies.wallet_kit_config = () => ({
    enabledProviders: ['email'],
    sessionExpirationSeconds: '900',
    organizationId: 'parent',
  })
  await expect(complete()).rejects.toMatchObject({ code: 'SESSION_REFUSED' })
  expect(fake.paths()).toEqual(['wallet_kit_config'])
})

test('takes no proof of the code that the pinned key has not signed', async () => {
  const { fake, complete } = await setUp(`04${'11'.repeat(64)}`)
  await expect(complete()).rejects.toMatchObject({ code: 'VERIFICATION_REFUSED' })
  expect(fake.paths()).toEqual(['wallet_kit_config', 'otp_verify'])
})

test('names a browser that cannot make keys', async () => {
  const { complete, keyStore } = await setUp()
  keyStore.create = () => Promise.reject(new TypeError('crypto.subtle is undefined'))
  await expect(complete()).rejects.toMatchObject({ code: 'KEY_STORE_UNAVAILABLE' })
})

const stranger = await generateKeyPair()

test.each([
  ['of another key', { public_key: stranger.publicKeyHex }],
  ['of another organization', { organization_id: 'org-2' }],
  ['of another user', { user_id: 'user-2' }],
  ['that has ended', { exp: 1 }],
  ['for reading only', { session_type: 'SESSION_TYPE_READ_ONLY' }],
])('sec/T03 refuses a session %s, and keeps nothing', async (_, claims) => {
  const { fake, complete, keyStore } = await setUp()
  fake.replies.otp_login = async ({ publicKey }) => ({
    session: await fake.sessionToken({ public_key: publicKey, ...claims }),
  })
  await expect(complete()).rejects.toMatchObject({ code: 'SESSION_REFUSED' })
  expect(await keyStore.load()).toBeNull()
})

test('keeps nothing when the person leaves while the session is being stored', async () => {
  const { complete, keyStore } = await setUp()
  const leaving = new AbortController()
  const { save } = keyStore
  keyStore.save = async (record) => {
    leaving.abort()
    return save(record)
  }
  await expect(complete(leaving.signal)).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(await keyStore.load()).toBeNull()
})
