import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { Store } from '../../src/service/store/store.ts'
import { ACTIVITY_STATUSES } from '../../src/wire/activityRecord.ts'
import { addUser, createTestApi, type TestApi } from '../support/activityApi.ts'
import { signing } from '../support/scopedSessions.ts'
import { turnsDuring } from '../support/turnsDuring.ts'
import { makeWallet, textsOf } from '../support/walletSteps.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-turns-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let opened = 0
const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in memory', async () => createMemoryStore()],
  ['on SQLite', () => createSqliteStore(join(folder, `${++opened}.sqlite`))],
]

/** Users with so many keys each, written past the API. */
async function addKeys({ parts, organizationId }: TestApi, userId: string, count: number) {
  const nowMs = parts.clock.nowMs()
  await parts.store.transaction(async (tx) => {
    for (let i = 0; i < count; i++)
      await tx.insert('credentials', {
        id: parts.newId(),
        organizationId,
        userId,
        name: 'Chrome on macOS (google)',
        publicKey: `02${hexFromBytes(crypto.getRandomValues(new Uint8Array(32)))}`,
        type: 'CREDENTIAL_TYPE_API_KEY_P256',
        expiresAtMs: nowMs + 60_000,
        sessionProfileId: null,
        madeBySession: false,
        lastUsedAtMs: nowMs,
        provenAtMs: nowMs,
        createdAtMs: nowMs,
        updatedAtMs: nowMs,
      })
  })
}

/** Turns that any request takes, however small it is. */
async function turnsOfSmall(kit: TestApi): Promise<number> {
  await kit.query('whoami', {})
  return turnsDuring(kit.query('whoami', {}))
}

describe.each(stores)('store %s', (_name, open) => {
  test('listActivities: gives others their turn between the questions for types and statuses', async () => {
    const kit = await createTestApi({ store: await open() })
    const small = await turnsOfSmall(kit)
    const filterByType = Array.from({ length: 200 }, (_, i) => `ACTIVITY_TYPE_${i}`)
    const reply = kit.query('listActivities', { filterByType, filterByStatus: ACTIVITY_STATUSES })
    expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(small + 10)
    expect((await reply).body).toEqual({ activities: [] })
  })

  test('createUsers and deleteUsers: give others their turn within the transaction, and do all or nothing', async () => {
    const kit = await createTestApi({ store: await open() })
    const key = { key: kit.root.key }
    const small = await turnsOfSmall(kit)
    const users = Array.from({ length: 90 }, (_, i) => ({
      userName: `User ${i}`,
      userEmail: `user${i}@example.com`,
      apiKeys: [],
      authenticators: [],
      oauthProviders: [],
      userTags: [],
    }))
    const count = () => kit.parts.store.count('users', { organizationId: kit.organizationId })
    const before = await count()
    const seen = new Set<number>()
    const made = kit.submit('createUsers', { users }, key)
    let isDone = false
    const watched = made.finally(() => {
      isDone = true
    })
    const turns = turnsDuring(watched)
    while (!isDone) {
      seen.add(await count())
      await nextTurn()
    }
    expect(await turns).toBeGreaterThanOrEqual(small + 4)
    seen.add(await count())
    // nobody sees a part of them
    expect([...seen].every((each) => each === before || each === before + 90)).toBe(true)
    const userIds = textsOf(await made, 'userIds')
    expect(userIds).toHaveLength(90)
    const removed = kit.submit('deleteUsers', { userIds }, key)
    expect(await turnsDuring(removed)).toBeGreaterThanOrEqual(small + 4)
    expect(await count()).toBe(before)
  })

  test('transactions: run one after the other, however many turns each takes', async () => {
    const { parts, organizationId, root } = await createTestApi({ store: await open() })
    const { store } = parts
    const raise = () =>
      store.transaction(async (tx) => {
        const user = await tx.first('users', { id: root.userId, organizationId })
        for (let i = 0; i < 200; i++) await tx.count('users', { organizationId })
        const updatedAtMs = Number(user?.updatedAtMs) + 1
        await tx.update('users', { id: root.userId }, { updatedAtMs })
      })
    const before = await store.first('users', { id: root.userId })
    const turns = await turnsDuring(Promise.all(Array.from({ length: 5 }, raise)))
    expect(turns).toBeGreaterThanOrEqual(5)
    const after = await store.first('users', { id: root.userId })
    expect(Number(after?.updatedAtMs) - Number(before?.updatedAtMs)).toBe(5)
  })

  test('getApiKeys and listUsers: read and write thousands of keys in parts', async () => {
    const kit = await createTestApi({ store: await open() })
    const small = await turnsOfSmall(kit)
    for (let i = 0; i < 20; i++) {
      const { userId } = await addUser(kit.parts, kit.organizationId, 'user')
      await addKeys(kit, userId, 100)
    }
    const keys = kit.query('getApiKeys')
    expect(await turnsDuring(keys)).toBeGreaterThanOrEqual(small + 15)
    expect(Object((await keys).body).apiKeys).toHaveLength(2022)
    const users = kit.query('listUsers')
    expect(await turnsDuring(users)).toBeGreaterThanOrEqual(small + 15)
    expect(Object((await users).body).users).toHaveLength(22)
  })
})

test('submit: writes the response to a long body in parts', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const payload = '"'.repeat(120_000)
  const reply = kit.submit('signRawPayload', signing(addresses[0] ?? '', payload), {
    key: kit.root.key,
  })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(12)
  const { activity } = Object((await reply).body)
  expect(activity.intent.signRawPayloadIntentV2.payload).toBe(payload)
  expect(activity.result.activity.intent).toEqual(activity.intent)
})
