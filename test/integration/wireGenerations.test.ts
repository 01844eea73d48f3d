import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealOtpBundle } from '../../src/crypto/hpke/otpBundle.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../src/crypto/token/verifyToken.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import {
  loginBodyV2,
  proveSealed,
  sendSealedCode,
  sessionOf,
  signupBodyV2,
  stampLoginAttested,
} from '../support/generations.ts'
import { codeOf, createProxyClient, type ProxyClient } from '../support/proxyClient.ts'

const contact = 'mara@okafor.example'
let service: Service
let client: ProxyClient
let signerHex: string

beforeEach(async () => {
  const limits = { otpSendsPerContact: [{ max: 100, windowMs: 60_000 }] }
  service = await createService({ development: true, limits })
  signerHex = service.facts.signingKeys.verification
  client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
})

afterEach(() => service.close())

const find = async (verificationToken: string) => {
  const lookup = { filterType: 'EMAIL', filterValue: contact, verificationToken }
  return (await client.proxy('account', lookup)).body.organizationId
}

/** Up to the account, as the second and the third generation have it. */
async function enterSealed(key: P256KeyPair) {
  const token = await proveSealed(client, contact, key, signerHex)
  const found = await find(token)
  const body = await signupBodyV2(key, token, contact)
  const made = found === undefined ? await client.proxy('signup_v2', body) : undefined
  return { token, organizationId: String(made?.body.organizationId ?? found) }
}

/** The whole way of a person, as each generation of published clients goes it: the session. */
const generations: Readonly<Record<string, (key: P256KeyPair) => Promise<string>>> = {
  'the first, with the code in clear': async () => (await client.logIn(contact)).session,
  'the second, with the code sealed': async (key) => {
    const { token } = await enterSealed(key)
    return String((await client.proxy('otp_login_v2', await loginBodyV2(key, token))).body.session)
  },
  'the third, with an attested stamp': async (key) => {
    const { token, organizationId } = await enterSealed(key)
    return sessionOf(await stampLoginAttested(client, organizationId, key, token))
  },
  'the third, naming the parent': async (key) => {
    const { token } = await enterSealed(key)
    const { organizationId } = service.facts
    return sessionOf(await stampLoginAttested(client, organizationId, key, token))
  },
}

const ownerOf = async (session: string) => {
  const claims = await verifyToken(session, service.facts.signingKeys.session, 'twice')
  return claims?.organization_id
}

test('every generation signs up, and logs in to what any other made', async () => {
  const accounts = new Set<unknown>()
  for (const enter of [...Object.values(generations), ...Object.values(generations)])
    accounts.add(await ownerOf(await enter(await generateKeyPair())))
  expect([...accounts]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test.each(Object.entries(generations))('a new person signs up by %s', async (_, enter) => {
  expect(await ownerOf(await enter(await generateKeyPair()))).toMatch(/^[0-9a-f-]{36}$/)
})

describe('a sealed code', () => {
  test('sec/T12 counts as a try when it is wrong, when it is for another code, and when it is noise', async () => {
    const { publicKeyHex } = await generateKeyPair()
    const { otpId, target } = await sendSealedCode(client, contact, signerHex)
    const otpCode = await client.newestCode(contact)
    const verify = async (encryptedOtpBundle: string) =>
      codeOf(await client.proxy('otp_verify_v2', { otpId, encryptedOtpBundle }))
    const wrong = await sealOtpBundle({ otpCode: 'x'.repeat(6), publicKeyHex }, target)
    expect(await verify(wrong)).toBe('OTP_CODE_INVALID')
    const other = (await createTargetKey()).publicKeyUncompressedHex
    expect(await verify(await sealOtpBundle({ otpCode, publicKeyHex }, other))).toBe(
      'OTP_CODE_INVALID',
    )
    expect(await verify('{}')).toBe('OTP_ATTEMPTS_EXCEEDED')
    const right = await sealOtpBundle({ otpCode, publicKeyHex }, target)
    expect(await verify(right)).toBe('OTP_ATTEMPTS_EXCEEDED')
  })

  test('sec/T12 is good once, and the same code in clear is used up with it', async () => {
    const { publicKeyHex } = await generateKeyPair()
    const { otpId, target } = await sendSealedCode(client, contact, signerHex)
    const otpCode = await client.newestCode(contact)
    const encryptedOtpBundle = await sealOtpBundle({ otpCode, publicKeyHex }, target)
    const sealed = { otpId, encryptedOtpBundle }
    expect((await client.proxy('otp_verify_v2', sealed)).status).toBe(200)
    expect(codeOf(await client.proxy('otp_verify_v2', sealed))).toBe('OTP_EXPIRED')
    const clear = { otpId, otpCode, public_key: publicKeyHex }
    expect(codeOf(await client.proxy('otp_verify', clear))).toBe('OTP_EXPIRED')
  })

  test('sec/T12 is proven with the key that was sealed with it, which no other can replace', async () => {
    const [key, thief] = [await generateKeyPair(), await generateKeyPair()]
    const { token, organizationId } = await enterSealed(key)
    const stolen = await stampLoginAttested(client, organizationId, thief, token)
    expect(codeOf(stolen)).toBe('VERIFICATION_TOKEN_INVALID')
    const body = { ...(await loginBodyV2(thief, token)), publicKey: key.publicKeyHex }
    expect(codeOf(await client.proxy('otp_login_v2', body))).toBe('CLIENT_SIGNATURE_INVALID')
  })
})
