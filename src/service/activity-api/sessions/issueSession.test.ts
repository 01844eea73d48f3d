import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Store } from '../../store/store.ts'
import { issueSession, type SessionOrder } from './issueSession.ts'

async function sessions() {
  const kit = await createTestApi()
  const { store } = kit.parts
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const { userId, key } = await addUser(kit.parts, organizationId, 'root')
  const user = await requireUser(store, userId)
  async function start(more: Partial<SessionOrder> = {}) {
    kit.clock.time += 1000
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const nowMs = kit.clock.time
    const order = {
      user,
      publicKey,
      keyName: 'session (email)',
      lifetimeSeconds: 900,
      invalidateExisting: false,
      nowMs,
      ...more,
    }
    await store.transaction((tx) => issueSession(tx, kit.parts, order))
    return order.publicKey
  }
  const keys = async () =>
    (await store.find('credentials', { userId })).map(({ publicKey }) => publicKey)
  return { kit, store, user, lasting: key.publicKeyHex, start, keys }
}

async function requireUser(store: Store, id: string): Promise<UserRow> {
  const user = await store.first('users', { id })
  if (!user) throw new Error('the user is missing')
  return user
}

test('lets the key of the session stamp until its end', async () => {
  const { store, kit, start } = await sessions()
  const publicKey = await start({ lifetimeSeconds: 60 })
  expect(await store.first('credentials', { publicKey })).toMatchObject({
    type: 'CREDENTIAL_TYPE_LOGIN',
    expiresAtMs: kit.clock.time + 60_000,
  })
})

test('keeps ten keys with an end and pushes the oldest out', async () => {
  const { start, keys, lasting } = await sessions()
  const started: string[] = []
  for (let i = 0; i < 12; i++) started.push(await start())
  expect(await keys()).toEqual([lasting, ...started.slice(2)])
})

test('pushes out a key that is over before one that is older', async () => {
  const { start, keys, lasting } = await sessions()
  const oldest = await start()
  const over = await start({ lifetimeSeconds: 1 })
  const others: string[] = []
  for (let i = 0; i < 9; i++) others.push(await start())
  expect(await keys()).toEqual([lasting, oldest, ...others])
  expect(await keys()).not.toContain(over)
})

test('ends the other sessions when asked to, and no lasting key', async () => {
  const { start, keys, lasting } = await sessions()
  await start()
  await start()
  const last = await start({ invalidateExisting: true })
  expect(await keys()).toEqual([lasting, last])
})

test('prolongs a session that starts again with its key, and never shortens a key', async () => {
  const { store, kit, start, lasting, keys } = await sessions()
  const publicKey = await start({ lifetimeSeconds: 60 })
  await start({ publicKey, lifetimeSeconds: 600 })
  const expiresAtMs = kit.clock.time + 600_000
  await start({ publicKey, lifetimeSeconds: 10 })
  expect(await store.first('credentials', { publicKey })).toMatchObject({ expiresAtMs })
  await start({ publicKey: lasting })
  expect(await store.first('credentials', { publicKey: lasting })).toMatchObject({
    expiresAtMs: null,
  })
  expect(await keys()).toHaveLength(2)
})

test('refuses a key that is another user of the organization', async () => {
  const { kit, user, start } = await sessions()
  const other = await addUser(kit.parts, user.organizationId, 'user')
  await expect(start({ publicKey: other.key.publicKeyHex })).rejects.toMatchObject({
    code: 'CREDENTIAL_CONFLICT',
  })
})
