import { expect, test } from 'vitest'
import { completed, createFakeProxy } from '../../../test/support/fakeProxy.ts'
import { openOtpBundle } from '../../crypto/hpke/otpBundle.ts'
import { createTargetKey } from '../../crypto/hpke/sealedBundle.ts'
import { createTargetBundle } from '../../crypto/hpke/targetBundle.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { verify } from '../../crypto/p256/verify.ts'
import { ATTESTED_SCHEMES } from '../../crypto/stamp/attestedStampFormat.ts'
import { verifyAttestedStamp } from '../../crypto/stamp/verifyAttestedStamp.ts'
import { signToken } from '../../crypto/token/signToken.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { submitAnswers } from '../../wire/submitAnswers.ts'
import { createConfig } from '../config/createConfig.ts'
import { createActivityClient } from '../http/createActivityClient.ts'
import { createProxyClient } from '../http/createProxyClient.ts'
import { createNewestProxy } from './newestProxy.ts'

const key = await generateKeyPair()
const publicKey = key.publicKeyHex
const sendTo = { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.co' } as const

async function setUp() {
  const fake = await createFakeProxy()
  const { privateKey } = fake.signer
  const target = await createTargetKey()
  const bundle = await createTargetBundle(target.publicKeyUncompressedHex, {
    privateKey,
    publicKeyUncompressedHex: fake.sessionKeyHex,
  })
  Object.assign(fake.replies, {
    otp_init_v2: () => ({ otpId: 'otp-1', otpEncryptionTargetBundle: bundle }),
    otp_verify_v2: () => ({ verificationToken: 'verification-token' }),
    signup_v2: () => ({ organizationId: 'org-1' }),
    stamp_login: () => completed('stampLoginResult', { session: 'session-token' }),
  })
  const network = { fetch: fake.fetch, timeoutMs: 1000, nowMs: () => 1_800_000_000_000 }
  const address = { authProxyUrl: 'https://auth.example', authProxyConfigId: 'config' }
  const proxy = createProxyClient(network, address)
  const activities = createActivityClient(network, 'https://api.example', submitAnswers)
  const config = createConfig(proxy, {})
  const newest = createNewestProxy({ network, address, activities, config, proxy })
  const last = () => {
    const call = fake.calls.at(-1)
    return { ...call, body: call?.body ?? {}, headers: new Headers(call?.init.headers) }
  }
  return { fake, target, newest, last }
}

test('sec/T12 seals code and key to the key of that very code', async () => {
  const { newest, target, last } = await setUp()
  expect(await newest.otpInit(sendTo)).toEqual({ otpId: 'otp-1' })
  const proof = { otpId: 'otp-1', otpCode: '123456', public_key: publicKey }
  expect(await newest.otpVerify(proof)).toEqual({ verificationToken: 'verification-token' })
  const { body } = last()
  expect(Object.keys(body)).toEqual(['otpId', 'encryptedOtpBundle'])
  const opened = await openOtpBundle(String(body.encryptedOtpBundle), target)
  expect(opened).toEqual({ otpCode: '123456', publicKeyHex: publicKey })
})

test('has no key for a code that was not sent from here', async () => {
  const { newest, fake } = await setUp()
  const proof = { otpId: 'otp-9', otpCode: '123456', public_key: publicKey }
  await expect(newest.otpVerify(proof)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  expect(fake.paths()).toEqual([])
})

test('sec/T12 asks for no code while no key is known that a bundle could be signed with', async () => {
  const { newest, fake } = await setUp()
  const config = fake.replies.wallet_kit_config
  fake.replies.wallet_kit_config = async (...request) => ({
    ...Object(await config?.(...request)),
    signingKeys: undefined,
  })
  await expect(newest.otpInit(sendTo)).rejects.toMatchObject({ code: 'INVALID_RESPONSE' })
  expect(fake.paths()).toEqual(['wallet_kit_config'])
})

test('signs a sign-up as the published clients do, with every list there', async () => {
  const { newest, last } = await setUp()
  const claims = { id: 'token-1', public_key: publicKey }
  const verificationToken = await signToken(claims, key.privateKey, 'once')
  const body = { userEmail: 'a@b.co', verificationToken, client_signature: '00' }
  await newest.signup(body, { key })
  const lists = { apiKeys: [], authenticators: [], oauthProviders: [] }
  const { clientSignature, ...rest } = last().body
  expect(rest).toEqual({ ...lists, userEmail: 'a@b.co', verificationToken })
  const { message, signature, ...named } = Object(clientSignature)
  expect(named).toEqual({ publicKey, scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256' })
  expect(message).toBe(
    '{"signupV2":{"apiKeys":[],"authenticators":[],"oauthProviders":[],"email":"a@b.co"},"tokenId":"token-1","type":"USAGE_TYPE_SIGNUP"}',
  )
  const bytes = bytesFromHex(signature) ?? new Uint8Array()
  expect(await verify(key.publicKey, bytes, bytesFromUtf8(message))).toBe(true)
})

test('sends a sign-up without a token as it is', async () => {
  const { newest, last } = await setUp()
  const oauthProviders = [{ providerName: 'google', oidcToken: 'a.b.c' }]
  await newest.signup({ oauthProviders })
  expect(last()).toMatchObject({
    path: 'signup_v2',
    body: { oauthProviders, apiKeys: [], authenticators: [] },
  })
  expect(last().body).not.toHaveProperty('clientSignature')
})

test.each([
  ['the proof of a code', 'otpLogin', ATTESTED_SCHEMES.verificationToken],
  ['an ID token', 'oauthLogin', ATTESTED_SCHEMES.idToken],
] as const)('asks for the session with %s beside the stamp', async (_, name, scheme) => {
  const { newest, last } = await setUp()
  const tokens = { verificationToken: 'a.b.c', oidcToken: 'a.b.c', client_signature: '00' }
  const body = { ...tokens, publicKey, organizationId: 'org-1', invalidateExisting: true }
  expect(await newest[name](body, { key })).toEqual({ session: 'session-token' })
  const { path, body: sent, headers, init } = last()
  expect(path).toBe('stamp_login')
  expect(sent).toEqual({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    timestampMs: '1800000000000',
    organizationId: 'org-1',
    parameters: { publicKey, expirationSeconds: '900', invalidateExisting: true },
  })
  const stamp = headers.get('x-stamp-attested') ?? ''
  const verdict = await verifyAttestedStamp(stamp, bytesFromUtf8(String(init?.body)))
  expect(verdict).toMatchObject({ kind: 'valid', publicKeyAttestation: 'a.b.c', scheme, publicKey })
})

test('names the parent for a login whose account nobody has named', async () => {
  const { newest, last } = await setUp()
  await newest.oauthLogin({ oidcToken: 'a.b.c', publicKey }, { key })
  expect(last().body).toMatchObject({ organizationId: 'parent' })
})

test('refuses to log in without the key, which is a mistake of the program', async () => {
  const { newest, fake } = await setUp()
  const login = newest.oauthLogin({ oidcToken: 'a.b.c', publicKey })
  await expect(login).rejects.toThrow(TypeError)
  expect(fake.paths()).toEqual([])
})
