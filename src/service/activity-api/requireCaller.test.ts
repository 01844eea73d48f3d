import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../test/support/activityApi.ts'

test('prefers the key of the organization that is named to that of its parent', async () => {
  const kit = await createTestApi()
  const sub = await addOrganization(kit.parts, kit.organizationId)
  const own = await addUser(kit.parts, sub, 'root')
  await kit.parts.store.transaction(async (tx) => {
    const row = await tx.first('credentials', { organizationId: kit.organizationId })
    if (!row) throw new Error('the parent has no key')
    await tx.insert('credentials', {
      ...row,
      id: kit.parts.newId(),
      organizationId: sub,
      userId: own.userId,
    })
  })
  const key = kit.root.key
  const inParent = await kit.query('whoami', {}, { key })
  const inSub = await kit.query('whoami', {}, { key, organizationId: sub })
  expect(inParent.body).toMatchObject({ userId: kit.root.userId })
  expect(inSub.body).toMatchObject({ userId: own.userId, organizationId: sub })
})

test('refuses a key from the millisecond of its end on', async () => {
  const kit = await createTestApi()
  const { publicKeyHex: publicKey } = kit.root.key
  const expiresAtMs = kit.clock.time + 1000
  await kit.parts.store.transaction((tx) =>
    tx.update('credentials', { publicKey }, { expiresAtMs }),
  )
  kit.clock.time = expiresAtMs - 1
  expect((await kit.query('whoami')).code).toBe('OK')
  kit.clock.time = expiresAtMs
  const reply = await kit.query('whoami')
  expect(reply).toMatchObject({ status: 401, code: 'API_KEY_EXPIRED' })
})

test('refuses a stamp whose scheme is not that of the registered key', async () => {
  const kit = await createTestApi()
  const { publicKeyHex: publicKey } = kit.root.key
  const type = 'CREDENTIAL_TYPE_API_KEY_SECP256K1'
  await kit.parts.store.transaction((tx) => tx.update('credentials', { publicKey }, { type }))
  expect((await kit.query('whoami')).code).toBe('SIGNATURE_INVALID')
})
