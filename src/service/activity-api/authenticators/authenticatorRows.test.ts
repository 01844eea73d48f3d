import { beforeEach, expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { signupParameters } from '../../../../test/support/otpSteps.ts'
import { allowPasskeys } from '../../../../test/support/passkeySteps.ts'
import { raceOfPasskeys } from '../../../../test/support/races.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'
import type { AuthenticatorParams } from '../../../wire/fields/authenticator.ts'

let kit: TestApi

beforeEach(async () => {
  kit = await createTestApi()
  await allowPasskeys(kit)
})

const signUp = (...authenticators: AuthenticatorParams[]) =>
  kit.submit('createSubOrganization', signupParameters({ authenticators }))

test('keeps a passkey and lists it with its user', async () => {
  const { register, credentialId } = await createSoftAuthenticator()
  const params = await register({ name: 'Work key' })
  const reply = await signUp({
    ...params,
    attestation: {
      ...params.attestation,
      transports: ['AUTHENTICATOR_TRANSPORT_USB', 'AUTHENTICATOR_TRANSPORT_USB'],
    },
  })
  const organizationId = resultText(reply, 'subOrganizationId')
  const user = await kit.parts.store.first('users', { organizationId })
  const answer = await kit.query('getUser', { userId: user?.id }, { organizationId })
  expect(answer.body).toMatchObject({
    user: {
      authenticators: [
        {
          transports: ['AUTHENTICATOR_TRANSPORT_USB'],
          attestationType: 'none',
          aaguid: '6120736f-6674-2070-6173-736b65792121',
          credentialId,
          model: '',
          credential: { type: 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR' },
          authenticatorName: 'Work key',
        },
      ],
    },
  })
})

test('finds the account of a passkey by every spelling of its credential id', async () => {
  const { register, credentialId, rawId } = await createSoftAuthenticator()
  const organizationId = resultText(await signUp(await register()), 'subOrganizationId')
  const padded = Buffer.from(rawId).toString('base64')
  const wrapped = Buffer.from([0x58, 32, ...rawId]).toString('base64url')
  for (const filterValue of [credentialId, padded, wrapped]) {
    const found = await kit.query('listSuborgs', { filterType: 'CREDENTIAL_ID', filterValue })
    expect(found.body).toEqual({ organizationIds: [organizationId] })
  }
  for (const filterValue of ['', '!', credentialId.slice(1), 'AAAA']) {
    const found = await kit.query('listSuborgs', { filterType: 'CREDENTIAL_ID', filterValue })
    expect(found.body).toEqual({ organizationIds: [] })
  }
})

test('refuses a passkey that cannot be verified, and makes nothing', async () => {
  const { register } = await createSoftAuthenticator()
  const reply = await signUp(await register({ rpId: 'example.org' }))
  expect(reply).toMatchObject({
    status: 400,
    code: 'PASSKEY_INVALID',
    detail: { description: 'the passkey is for another domain' },
  })
  expect(await kit.parts.store.count('organizations', {})).toBe(1)
})

test('refuses the same passkey twice in a request, also of two users', async () => {
  const { register } = await createSoftAuthenticator()
  const twice = [await register(), await register()]
  expect((await signUp(...twice)).code).toBe('REQUEST_INVALID')
  const [one, other] = twice.map((params) => signupParameters({ authenticators: [params] }))
  const both = { ...one, rootUsers: [...(one?.rootUsers ?? []), ...(other?.rootUsers ?? [])] }
  expect((await kit.submit('createSubOrganization', both)).code).toBe('REQUEST_INVALID')
})

test('refuses a passkey that an account of the same owner has already', async () => {
  const { register } = await createSoftAuthenticator()
  expect((await signUp(await register())).code).toBe('OK')
  expect((await signUp(await register())).code).toBe('CREDENTIAL_CONFLICT')
  expect(await kit.parts.store.count('authenticators', {})).toBe(1)
})

test('lets one of many that register a passkey at once have it', () => raceOfPasskeys(kit))

test('lets the accounts of another owner have it too', async () => {
  const { register } = await createSoftAuthenticator()
  await signUp(await register())
  const organizationId = await addOrganization(kit.parts, null)
  const { key } = await addUser(kit.parts, organizationId, 'root')
  await allowPasskeys({ ...kit, organizationId })
  const parameters = signupParameters({ authenticators: [await register()] })
  const reply = await kit.submit('createSubOrganization', parameters, { organizationId, key })
  expect(activityOf(reply).organizationId).toBe(organizationId)
})

test('takes ten passkeys of a user and not eleven', async () => {
  const devices = await Promise.all(Array.from({ length: 11 }, () => createSoftAuthenticator()))
  const params = await Promise.all(devices.map(({ register }) => register()))
  expect((await signUp(...params)).detail?.description).toMatch(/too many passkeys/)
  expect((await signUp(...params.slice(1))).code).toBe('OK')
})

test.each(['', ' ', 'a\nb', 'x'.repeat(256)])('refuses the name %j', async (name) => {
  const { register } = await createSoftAuthenticator()
  const reply = await signUp(await register({ name }))
  expect(reply.detail?.description).toMatch(/^parameters.rootUsers.0.authenticators.0./)
})

test('says that passkeys are off where no domain is configured', async () => {
  const { register } = await createSoftAuthenticator()
  const off = await createTestApi()
  const parameters = signupParameters({ authenticators: [await register()] })
  expect(await off.submit('createSubOrganization', parameters)).toMatchObject({
    status: 403,
    code: 'METHOD_DISABLED',
    body: { message: 'PASSKEY disallowed' },
  })
  await allowPasskeys(off, { rpId: null })
  expect((await off.submit('createSubOrganization', parameters)).code).toBe('METHOD_DISABLED')
})
