import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createTestApi } from '../support/activityApi.ts'
import { addQuorum } from '../support/consensus.ts'
import { createLimitStage } from '../support/limitStage.ts'

/** A service in production whose organization may submit three times a minute. */
async function stage() {
  const limits = { submitsPerOrganization: [{ max: 3, windowMs: 60_000 }] }
  const made = await createLimitStage({ limits })
  const { service } = made.running()
  const { authProxyConfigId, organizationId } = service.facts
  const ask = async (operation: string, body: object, clientAddress: string) => {
    const response = await service.fetch(
      new Request(`http://localhost/v1/${operation}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-auth-proxy-config-id': authProxyConfigId,
        },
        body: JSON.stringify(body),
      }),
      { clientAddress },
    )
    const json = Object(await response.json())
    return String(json.details?.[0]?.turnkeyErrorCode ?? 'OK')
  }
  const honest = (contact: string) =>
    ask('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact }, '203.0.113.99')
  return { ...made, ask, honest, organizationId }
}

/** A token that looks like ours and that somebody else has signed. */
async function forgedToken(organizationId: string) {
  const key = await generateKeyPair()
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const claims = {
    organization_id: organizationId,
    contact: 'ada@fieldnotes.example',
    verification_type: 'OTP_TYPE_EMAIL',
    public_key: key.publicKeyHex,
    exp: 4_000_000_000_000,
  }
  const text = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`
  const signature = await sign(key.privateKey, bytesFromUtf8(text))
  const verificationToken = `${text}.${btoa(String.fromCharCode(...signature)).replaceAll('=', '')}`
  return { verificationToken, publicKey: key.publicKeyHex }
}

test('auth proxy: bogus tokens at otp_login and signup spend no submit of the organization', async () => {
  const { ask, honest, organizationId, end } = await stage()
  try {
    for (let i = 0; i < 12; i++) {
      const token =
        i % 2
          ? { verificationToken: 'a.b.c', publicKey: '02'.repeat(33) }
          : await forgedToken(organizationId)
      const body = { ...token, client_signature: hexFromBytes(new Uint8Array(64)) }
      expect(await ask('otp_login', body, `203.0.113.${i}`)).toBe('VERIFICATION_TOKEN_INVALID')
      const signup = { userEmail: 'ada@fieldnotes.example', ...body }
      expect(await ask('signup', signup, `203.0.113.${i}`)).toBe('VERIFICATION_TOKEN_INVALID')
    }
    for (const name of ['ada', 'ben', 'cleo'])
      expect(await honest(`${name}@fieldnotes.example`)).toBe('OK')
    expect(await honest('dora@fieldnotes.example')).toBe('RATE_LIMIT_EXCEEDED')
  } finally {
    await end()
  }
})

test('auth proxy: a submit that is refused after all is given back to the organization', async () => {
  const { ask, honest, end } = await stage()
  try {
    const publicKey = (await generateKeyPair()).publicKeyHex
    for (let i = 0; i < 6; i++) {
      const body = { otpId: crypto.randomUUID(), otpCode: '123456', public_key: publicKey }
      expect(await ask('otp_verify', body, `203.0.113.${i}`)).toBe('OTP_EXPIRED')
    }
    expect(await honest('ada@fieldnotes.example')).toBe('OK')
  } finally {
    await end()
  }
})

test('activity API: what users of the organization are refused counts', async () => {
  const limits = { submitsPerOrganization: [{ max: 2, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [user] = place.users
  if (!user) throw new Error('there is no user')
  const rename = () => place.submit(user, 'updateUserName', { userId: user.userId, userName: 'x' })
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await rename()).code).toBe('RATE_LIMIT_EXCEEDED')
  // others of the service are not concerned
  expect((await kit.query('whoami', {})).code).toBe('OK')
})
