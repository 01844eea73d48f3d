import { expect } from 'vitest'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import type { TestApi } from './activityApi.ts'
import { loginParameters, prove, sendCode, signupParameters } from './otpSteps.ts'
import { sendWithPasskey, signUpWithPasskey } from './passkeySteps.ts'
import { createSoftAuthenticator } from './softAuthenticator.ts'

const PARALLEL = 50
const contact = 'mara@okafor.example'

/** One send needs the right of a thousand others: the limits on sends are tested elsewhere. */
export const manySends = {
  otpSendsPerContact: [{ max: 1_000_000, windowMs: 1000 }],
  otpSendsPerContactAndAddress: [{ max: 1_000_000, windowMs: 1000 }],
  otpSendsPerKnownContact: [{ max: 1_000_000, windowMs: 1000 }],
  otpSendsPerOrganization: [{ max: 1_000_000, windowMs: 1000 }],
}

/** Fifty wrong guesses at once: two are told what is left, none after the third is looked at, nor then the right code. */
export async function raceOfGuesses(api: TestApi, publicKey: string): Promise<void> {
  const { otpId, code } = await sendCode(api, contact)
  const wrong = code === '000000' ? '000001' : '000000'
  const guess = (otpCode: string) => api.submit('verifyOtp', { otpId, otpCode, publicKey })
  const replies = await Promise.all(Array.from({ length: PARALLEL }, () => guess(wrong)))
  expect(replies.filter((reply) => reply.code === 'OTP_CODE_INVALID')).toHaveLength(2)
  expect(replies.filter((reply) => reply.code === 'OTP_ATTEMPTS_EXCEEDED')).toHaveLength(
    PARALLEL - 2,
  )
  expect(await api.parts.store.first('otps', { id: otpId })).toMatchObject({ attempts: 3 })
  expect((await guess(code)).code).toBe('OTP_ATTEMPTS_EXCEEDED')
}

/** Fifty right codes at once: one token. */
export async function raceOfCodes(api: TestApi, publicKey: string): Promise<void> {
  const { otpId, code } = await sendCode(api, contact)
  const verify = () => api.submit('verifyOtp', { otpId, otpCode: code, publicKey })
  const replies = await Promise.all(Array.from({ length: PARALLEL }, verify))
  expect(replies.filter((reply) => reply.code === 'OK')).toHaveLength(1)
  expect((await verify()).code).toBe('OTP_EXPIRED')
}

/** Fifty logins with one token at once: one session. The account of the contact must exist. */
export async function raceOfLogins(api: TestApi, key: P256KeyPair): Promise<void> {
  const parameters = await loginParameters(key, await prove(api, contact, key))
  const logIn = () => api.submit('otpLogin', parameters)
  const replies = await Promise.all(Array.from({ length: PARALLEL }, logIn))
  expect(replies.filter((reply) => reply.code === 'OK')).toHaveLength(1)
  expect((await logIn()).code).toBe('VERIFICATION_TOKEN_USED')
}

/** Fifty sign-ups with one passkey at once: one account. */
export async function raceOfPasskeys(api: TestApi): Promise<void> {
  const { register, credentialId } = await createSoftAuthenticator()
  const made = await Promise.all(Array.from({ length: PARALLEL }, () => register()))
  const replies = await Promise.all(
    made.map((one) =>
      api.submit('createSubOrganization', signupParameters({ authenticators: [one] })),
    ),
  )
  expect(replies.filter((reply) => reply.code === 'OK')).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'CREDENTIAL_CONFLICT')).toHaveLength(PARALLEL - 1)
  expect(await api.parts.store.count('authenticators', { credentialId })).toBe(1)
}

/** Fifty uses of a passkey with one count at once: one comes through. */
export async function raceOfCounts(api: TestApi): Promise<void> {
  const passkey = await createSoftAuthenticator()
  const { organizationId } = await signUpWithPasskey(api, passkey)
  const { path } = queryEndpoints.whoami
  const call = { path, body: { organizationId }, made: { signCount: 9 } }
  const replies = await Promise.all(
    Array.from({ length: PARALLEL }, () => sendWithPasskey(api, passkey, call)),
  )
  expect(replies.filter((reply) => reply.code === 'OK')).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'SIGNATURE_INVALID')).toHaveLength(PARALLEL - 1)
}
