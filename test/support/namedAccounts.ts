import { expect } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createTestApi, resultText, type TestApi } from './activityApi.ts'
import { attestedLogin } from './attestedLogin.ts'
import { clientSignature, loginParameters, prove, signupParameters } from './otpSteps.ts'
import { manySends } from './races.ts'

export const email = 'victim@example.com'
export const phone = '+447700900123'

export const apiKey = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  apiKeyName: 'A key',
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
})

type Contact = { readonly userEmail: string } | { readonly userPhoneNumber: string }
export const contacts = [
  ['an email address', { userEmail: email }],
  ['a phone number', { userPhoneNumber: phone }],
] as const

export async function openApi(store?: Store): Promise<TestApi> {
  return createTestApi({ limits: manySends, ...(store && { store }) })
}

/** Makes an account that names the address: its id. */
export async function make(
  kit: TestApi,
  rootUser: object,
  call: { key?: P256KeyPair } = {},
): Promise<string> {
  const reply = await kit.submit('createSubOrganization', signupParameters({ ...rootUser }), call)
  return resultText(reply, 'subOrganizationId')
}

export const typeOf = (contact: Contact) =>
  'userEmail' in contact ? 'OTP_TYPE_EMAIL' : 'OTP_TYPE_SMS'
export const textOf = (contact: Contact) =>
  'userEmail' in contact ? contact.userEmail : contact.userPhoneNumber

/** Verifies the address with a key and logs in: the code, and the account that was entered. */
export async function logIn(
  kit: TestApi,
  contact: Contact = { userEmail: email },
  { key, by = 'otpLogin', into }: { key?: P256KeyPair; by?: string; into?: string } = {},
) {
  const pair = key ?? (await generateKeyPair())
  const token = await prove(kit, textOf(contact), pair, typeOf(contact))
  const reply =
    by === 'otpLogin'
      ? await kit.submit('otpLogin', {
          ...(await loginParameters(pair, token)),
          ...(into === undefined ? {} : { subOrganizationId: into }),
        })
      : await attestedLogin(kit, {
          ...{ key: pair, token },
          ...(into === undefined ? {} : { organizationId: into }),
        })
  const session = reply.code === 'OK' ? readToken(resultText(reply, 'session')) : null
  return {
    code: reply.code,
    status: reply.status,
    detail: reply.detail,
    entered: session?.organization_id,
  }
}

export async function deleteEveryKey(kit: TestApi, organizationId: string, key: P256KeyPair) {
  const rows = await kit.parts.store.find('credentials', { organizationId })
  const [first] = rows
  const parameters = { userId: first?.userId, apiKeyIds: rows.map(({ id }) => id) }
  const reply = await kit.submit('deleteApiKeys', parameters, { key, organizationId })
  expect(reply.code).toBe('OK')
}

export async function signUp(kit: TestApi): Promise<string> {
  const key = await generateKeyPair()
  const verificationToken = await prove(kit, email, key)
  const more = { verificationToken, clientSignature: await clientSignature(key, verificationToken) }
  const reply = await kit.submit(
    'createSubOrganization',
    signupParameters({ userEmail: email }, more),
  )
  return resultText(reply, 'subOrganizationId')
}
