import { beforeEach, expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import {
  allowPasskeys,
  sendWithPasskey,
  signUpWithPasskey,
} from '../../../../test/support/passkeySteps.ts'
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
} from '../../../../test/support/softAuthenticator.ts'
import { queryEndpoints } from '../../../wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

let kit: TestApi
let passkey: SoftAuthenticator
let account: { readonly organizationId: string; readonly userId: string }

beforeEach(async () => {
  kit = await createTestApi()
  await allowPasskeys(kit)
  passkey = await createSoftAuthenticator()
  account = await signUpWithPasskey(kit, passkey)
})

function submit(name: keyof typeof submitEndpoints, parameters: object, by = passkey) {
  const body = kit.envelope(name, { userId: account.userId, ...parameters }, account)
  return sendWithPasskey(kit, by, { path: submitEndpoints[name].path, body })
}

async function add(...devices: SoftAuthenticator[]) {
  const authenticators = await Promise.all(devices.map(({ register }) => register()))
  return submit('createAuthenticators', { authenticators })
}

async function listed(): Promise<{ authenticatorId: string; authenticatorName: string }[]> {
  const { path } = queryEndpoints.getAuthenticators
  const reply = await kit.query('getAuthenticators', { userId: account.userId }, account)
  expect(path).toBe('/public/v1/query/get_authenticators')
  return Object(reply.body).authenticators
}

test('adds passkeys to an account, each of which lets its person in', async () => {
  const devices = [await createSoftAuthenticator(), await createSoftAuthenticator()]
  const reply = await add(...devices)
  const [result] = Object.values(activityOf(reply).result)
  const ids = (await listed()).map(({ authenticatorId }) => authenticatorId)
  expect(ids).toHaveLength(3)
  expect(result).toEqual({ authenticatorIds: ids.slice(1) })
  for (const device of devices) {
    const body = { organizationId: account.organizationId }
    const { path } = queryEndpoints.whoami
    expect((await sendWithPasskey(kit, device, { path, body })).body).toMatchObject(account)
  }
})

test('adds all or none', async () => {
  const [good, bad] = [await createSoftAuthenticator(), await createSoftAuthenticator()]
  const authenticators = [await good.register(), await bad.register({ rpId: 'example.org' })]
  expect((await submit('createAuthenticators', { authenticators })).code).toBe('PASSKEY_INVALID')
  expect(await listed()).toHaveLength(1)
})

test('refuses a passkey that this or another account has', async () => {
  expect((await add(passkey)).code).toBe('CREDENTIAL_CONFLICT')
  const other = await createSoftAuthenticator()
  await signUpWithPasskey(kit, other)
  expect((await add(other)).code).toBe('CREDENTIAL_CONFLICT')
})

test('lets a user have ten passkeys', async () => {
  const devices = await Promise.all(Array.from({ length: 10 }, () => createSoftAuthenticator()))
  expect((await add(...devices)).code).toBe('REQUEST_INVALID')
  expect((await add(...devices.slice(1))).code).toBe('OK')
  expect(await listed()).toHaveLength(10)
})

test('renames a passkey', async () => {
  const [first] = await listed()
  const rename = (authenticatorName: string, authenticatorId = first?.authenticatorId) =>
    submit('updateAuthenticatorName', { authenticatorId, authenticatorName })
  expect((await rename('Telephone')).code).toBe('OK')
  expect(await listed()).toMatchObject([{ authenticatorName: 'Telephone' }])
  expect((await rename(' ')).code).toBe('REQUEST_INVALID')
  expect((await rename('Telephone', 'missing')).code).toBe('AUTHENTICATOR_NOT_FOUND')
})

test('removes passkeys, the one in use among them, and lets them be registered again', async () => {
  const [first] = await listed()
  const remove = (...authenticatorIds: unknown[]) =>
    submit('deleteAuthenticators', { authenticatorIds })
  expect((await remove(first?.authenticatorId, 'missing')).code).toBe('AUTHENTICATOR_NOT_FOUND')
  expect(await listed()).toHaveLength(1)
  expect((await remove(first?.authenticatorId)).code).toBe('OK')
  expect(await listed()).toEqual([])
  expect((await remove(first?.authenticatorId)).code).toBe('CREDENTIAL_NOT_FOUND')
  expect((await signUpWithPasskey(kit, passkey)).organizationId).not.toBe('')
})

test('does nothing to the passkeys of a user of another account', async () => {
  const other = await createSoftAuthenticator()
  const { userId, organizationId } = await signUpWithPasskey(kit, other)
  const theirs = await kit.parts.store.first('authenticators', { organizationId })
  const [mine] = await listed()
  const authenticatorIds = [theirs?.id]
  const code = async (parameters: object) => (await submit('deleteAuthenticators', parameters)).code
  expect(await code({ userId, authenticatorIds })).toBe('USER_NOT_FOUND')
  expect(await code({ authenticatorIds })).toBe('AUTHENTICATOR_NOT_FOUND')
  const { key } = await addUser(kit.parts, account.organizationId, 'user')
  const call = { key, organizationId: account.organizationId }
  const remove = { userId: account.userId, authenticatorIds: [mine?.authenticatorId] }
  expect((await kit.submit('deleteAuthenticators', remove, call)).code).toBe(
    'REQUEST_NOT_AUTHORIZED',
  )
})
