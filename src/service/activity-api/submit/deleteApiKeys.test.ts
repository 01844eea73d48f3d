import { expect, test } from 'vitest'
import { addUser, createTestApi, type TestApi } from '../../../../test/support/activityApi.ts'
import { logIn, signUp } from '../../../../test/support/otpSteps.ts'
import { generateKeyPair, type P256KeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const contact = 'mara@okafor.example'

/** A person with two sessions. */
async function signedInTwice() {
  const kit = await createTestApi()
  const [laptop, telephone] = [await generateKeyPair(), await generateKeyPair()]
  const organizationId = await signUp(kit, contact, laptop)
  for (const key of [laptop, telephone]) await logIn(kit, contact, key)
  const user = await kit.parts.store.first('users', { organizationId })
  return { kit, laptop, telephone, organizationId, userId: user?.id ?? '' }
}

async function keysOf(kit: TestApi, call: { key: P256KeyPair; organizationId: string }, body = {}) {
  const reply = await kit.query('getApiKeys', body, call)
  const keys: { apiKeyId: string; credential: { publicKey: string } }[] = Object(reply.body).apiKeys
  return keys.map(({ apiKeyId, credential }) => ({ apiKeyId, publicKey: credential.publicKey }))
}

test('ends its own session at a log-out', async () => {
  const { kit, laptop, telephone, organizationId, userId } = await signedInTwice()
  const call = { key: laptop, organizationId }
  const keys = await keysOf(kit, call, { userId })
  expect(keys.map(({ publicKey }) => publicKey).sort()).toEqual(
    [laptop.publicKeyHex, telephone.publicKeyHex].sort(),
  )
  const apiKeyIds = keys.flatMap(({ apiKeyId, publicKey }) =>
    publicKey === laptop.publicKeyHex ? [apiKeyId] : [],
  )
  expect((await kit.submit('deleteApiKeys', { userId, apiKeyIds }, call)).code).toBe('OK')
  expect((await kit.query('whoami', {}, call)).code).toBe('PUBLIC_KEY_NOT_FOUND')
  expect((await kit.query('whoami', {}, { key: telephone, organizationId })).code).toBe('OK')
})

test('removes all or none', async () => {
  const { kit, laptop, telephone, organizationId, userId } = await signedInTwice()
  const call = { key: laptop, organizationId }
  const ids = (await keysOf(kit, call)).map(({ apiKeyId }) => apiKeyId)
  const remove = async (apiKeyIds: string[], of = userId) =>
    (await kit.submit('deleteApiKeys', { userId: of, apiKeyIds }, call)).code
  expect(await remove([...ids, 'missing'])).toBe('API_KEY_NOT_FOUND')
  expect(
    await remove(
      ids.map((id) => id),
      'missing',
    ),
  ).toBe('USER_NOT_FOUND')
  expect(await remove([])).toBe('REQUEST_INVALID')
  expect(await keysOf(kit, { key: telephone, organizationId })).toHaveLength(2)
  expect(await remove(ids)).toBe('OK')
  expect(await kit.parts.store.count('credentials', { organizationId })).toBe(0)
})

test('lists no session that is over', async () => {
  const { kit, laptop, organizationId } = await signedInTwice()
  kit.clock.time += 600_000
  const key = await generateKeyPair()
  await logIn(kit, contact, key)
  kit.clock.time += 300_000
  expect((await keysOf(kit, { key, organizationId })).map(({ publicKey }) => publicKey)).toEqual([
    key.publicKeyHex,
  ])
  expect((await kit.query('whoami', {}, { key: laptop, organizationId })).code).toBe(
    'API_KEY_EXPIRED',
  )
})

test('lets a user who is not root end its own sessions only', async () => {
  const kit = await createTestApi()
  const { organizationId } = kit
  const { key, userId } = await addUser(kit.parts, organizationId, 'user')
  const call = { key, organizationId }
  const all = await keysOf(kit, call)
  expect(all).toHaveLength(3)
  const own = all.filter(({ publicKey }) => publicKey === key.publicKeyHex)
  expect(own).toHaveLength(1)
  const remove = async (of: string, ids: readonly { apiKeyId: string }[]) => {
    const apiKeyIds = ids.map(({ apiKeyId }) => apiKeyId)
    return (await kit.submit('deleteApiKeys', { userId: of, apiKeyIds }, call)).code
  }
  expect(await remove(kit.root.userId, all.slice(0, 1))).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await remove(userId, all.slice(0, 1))).toBe('API_KEY_NOT_FOUND')
  expect(await remove(userId, own)).toBe('OK')
})
