import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { logIn, prove, signUp } from '../../../../test/support/otpSteps.ts'
import { generateKeyPair, type P256KeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { SESSION_LIFETIME } from '../sessions/issueSession.ts'

const mara = 'mara@okafor.example'
const nora = 'nora@okafor.example'
const phone = '+447700900123'

/** Somebody with an account and a session. */
async function account(kit: TestApi, email: string) {
  const key = await generateKeyPair()
  const organizationId = await signUp(kit, email, key)
  await logIn(kit, email, key)
  const read = () => kit.parts.store.first('users', { organizationId })
  const userId = (await read())?.id ?? ''
  const call = { key, organizationId }
  const setEmail = (userEmail: string, verificationToken?: string) =>
    kit.submit('updateUserEmail', { userId, userEmail, verificationToken }, call)
  const setPhone = (userPhoneNumber: string, verificationToken?: string) =>
    kit.submit('updateUserPhoneNumber', { userId, userPhoneNumber, verificationToken }, call)
  return { key, organizationId, userId, call, read, setEmail, setPhone }
}

const provePhone = (kit: TestApi, key: P256KeyPair, contact = phone) =>
  prove(kit, contact, key, 'OTP_TYPE_SMS')

test('adds a proven phone number, by which the account is found from then on', async () => {
  const kit = await createTestApi()
  const { key, setPhone, read, organizationId, userId } = await account(kit, mara)
  const reply = await setPhone(phone, await provePhone(kit, key))
  expect(activityOf(reply).result).toEqual({ updateUserPhoneNumberResult: { userId } })
  expect(await read()).toMatchObject({ phoneNumber: phone, phoneNumberVerified: true })
  const filter = { filterType: 'PHONE_NUMBER', filterValue: phone }
  expect((await kit.query('listVerifiedSuborgs', filter)).body).toEqual({
    organizationIds: [organizationId],
  })
})

test('changes a proven address, and logs in by the new one only', async () => {
  const kit = await createTestApi()
  const { key, setEmail, organizationId } = await account(kit, mara)
  expect((await setEmail('MARA@new.example', await prove(kit, 'mara@new.example', key))).code).toBe(
    'OK',
  )
  const later = await generateKeyPair()
  await logIn(kit, 'mara@new.example', later)
  expect((await kit.query('whoami', {}, { key: later, organizationId })).code).toBe('OK')
  await expect(logIn(kit, mara, await generateKeyPair())).rejects.toThrow()
})

test('takes an address away for an empty text', async () => {
  const kit = await createTestApi()
  const { key, setEmail, read } = await account(kit, mara)
  const token = await prove(kit, mara, key)
  expect((await setEmail('', token)).code).toBe('REQUEST_INVALID')
  expect((await setEmail('')).code).toBe('OK')
  expect(await read()).toMatchObject({ email: null, emailVerified: false })
})

test('keeps what nobody proved as a claim, and what was proven as it was', async () => {
  const kit = await createTestApi()
  const { setEmail, read } = await account(kit, mara)
  expect((await setEmail(mara)).code).toBe('OK')
  expect(await read()).toMatchObject({ email: mara, emailVerified: true })
  expect((await setEmail(nora)).code).toBe('OK')
  expect(await read()).toMatchObject({ email: nora, emailVerified: false })
})

test('changes nothing by a token when another account has proven the address', async () => {
  const kit = await createTestApi()
  const first = await account(kit, mara)
  await first.setPhone(phone, await provePhone(kit, first.key))
  const other = await account(kit, nora)
  const before = await other.read()
  const token = await provePhone(kit, other.key)
  expect((await other.setPhone(phone, token)).code).toBe('CREDENTIAL_CONFLICT')
  expect((await other.setEmail(mara, await prove(kit, mara, other.key))).code).toBe(
    'CREDENTIAL_CONFLICT',
  )
  expect(await other.read()).toEqual(before)
  // what was refused used no proof up
  await first.setPhone('')
  expect((await other.setPhone(phone, token)).code).toBe('OK')
})

test('lets one address be that of accounts under two organizations of their own', async () => {
  const [kit, elsewhere] = [await createTestApi(), await createTestApi()]
  for (const api of [kit, elsewhere]) {
    const { key, setPhone } = await account(api, mara)
    expect((await setPhone(phone, await provePhone(api, key))).code).toBe('OK')
  }
})

test('T08 takes no token that is another key’s, address’s, kind’s or organization’s, old or used', async () => {
  const kit = await createTestApi()
  const { key, setEmail, setPhone, read } = await account(kit, mara)
  const before = await read()
  const stranger = await generateKeyPair()
  const swaps: [string, () => Promise<{ code: string }>][] = [
    ['CLIENT_SIGNATURE_INVALID', async () => setPhone(phone, await provePhone(kit, stranger))],
    [
      'VERIFICATION_TOKEN_INVALID',
      async () => setPhone(phone, await provePhone(kit, key, '+447700900456')),
    ],
    ['VERIFICATION_TOKEN_INVALID', async () => setPhone(phone, await prove(kit, nora, key))],
    ['VERIFICATION_TOKEN_INVALID', async () => setEmail(nora, await provePhone(kit, key))],
    [
      'VERIFICATION_TOKEN_INVALID',
      async () => setPhone(phone, await provePhone(await createTestApi(), key)),
    ],
    [
      'VERIFICATION_TOKEN_INVALID',
      async () => setPhone(phone, (await provePhone(kit, key)).slice(0, -2)),
    ],
    [
      'VERIFICATION_TOKEN_INVALID',
      async () => {
        const token = await provePhone(kit, key)
        kit.clock.time += 600_000
        const reply = await setPhone(phone, token)
        kit.clock.time -= 600_000
        return reply
      },
    ],
  ]
  for (const [code, swap] of swaps) expect((await swap()).code).toBe(code)
  expect(await read()).toEqual(before)
  expect(SESSION_LIFETIME.defaultSeconds).toBeGreaterThan(600)
  const token = await provePhone(kit, key)
  expect((await setPhone(phone, token)).code).toBe('OK')
  await setPhone('')
  expect((await setPhone(phone, token)).code).toBe('VERIFICATION_TOKEN_USED')
})

test('T34 changes nobody else, and nobody in another organization', async () => {
  const kit = await createTestApi()
  const [first, other] = [await account(kit, mara), await account(kit, nora)]
  const member = await addUser(kit.parts, first.organizationId, 'user')
  const set = async (userId: string, call: typeof first.call) =>
    (await kit.submit('updateUserPhoneNumber', { userId, userPhoneNumber: phone }, call)).code
  const asMember = { key: member.key, organizationId: first.organizationId }
  expect(await set(other.userId, first.call)).toBe('USER_NOT_FOUND')
  expect(await set(other.userId, { ...first.call, organizationId: other.organizationId })).toBe(
    'ORGANIZATION_NOT_FOUND',
  )
  expect(await set(first.userId, { ...first.call, key: kit.root.key })).toBe(
    'REQUEST_NOT_AUTHORIZED',
  )
  expect(await set(first.userId, asMember)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await set(member.userId, asMember)).toBe('OK')
})

test('refuses what is no address', async () => {
  const kit = await createTestApi()
  const { setEmail, setPhone } = await account(kit, mara)
  expect((await setEmail('mara')).code).toBe('INVALID_EMAIL')
  expect((await setPhone('07700 900123')).code).toBe('INVALID_PHONE_NUMBER')
})

test('tells the token to nobody who reads the record later', async () => {
  const kit = await createTestApi()
  const { key, setPhone, call } = await account(kit, mara)
  const token = await provePhone(kit, key)
  const { id } = activityOf(await setPhone(phone, token))
  const { body } = await kit.query('getActivity', { activityId: id }, call)
  expect(JSON.stringify(body)).toContain(phone)
  expect(JSON.stringify(body)).not.toContain(token)
})
