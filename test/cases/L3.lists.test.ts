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
import { countCalls } from '../support/countCalls.ts'
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

/** Reads and a transaction may each do so much in one turn, and a page of a list. */
const MOST_IN_ONE_TURN = 150

async function stage(open: () => Promise<Store>) {
  const { store, during } = countCalls(await open())
  return { kit: await createTestApi({ store }), during }
}

describe.each(stores)('store %s', (_name, open) => {
  test('listActivities: gives others their turn between the questions for types and statuses', async () => {
    const { kit, during } = await stage(open)
    const filterByType = Array.from({ length: 200 }, (_, i) => `ACTIVITY_TYPE_${i}`)
    const reply = kit.query('listActivities', { filterByType, filterByStatus: ACTIVITY_STATUSES })
    const { all, mostInOneTurn } = await during(reply)
    expect(all).toBeGreaterThanOrEqual(1000)
    expect(mostInOneTurn).toBeLessThanOrEqual(MOST_IN_ONE_TURN)
    expect((await reply).body).toEqual({ activities: [] })
  })

  test('createUsers and deleteUsers: give others their turn within the transaction, and do all or nothing', async () => {
    const { kit, during } = await stage(open)
    const key = { key: kit.root.key }
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
    const making = during(watched)
    while (!isDone) {
      seen.add(await count())
      await nextTurn()
    }
    seen.add(await count())
    // nobody sees a part of them
    expect([...seen].every((each) => each === before || each === before + 90)).toBe(true)
    const userIds = textsOf(await made, 'userIds')
    expect(userIds).toHaveLength(90)
    const counts = [await making, await during(kit.submit('deleteUsers', { userIds }, key))]
    for (const { mostInOneTurn } of counts) expect(mostInOneTurn).toBeLessThanOrEqual(90)
    expect(await count()).toBe(before)
  })

  test('transactions: run one after the other, however many turns each takes', async () => {
    const { kit, during } = await stage(open)
    const { parts, organizationId, root } = kit
    const { store } = parts
    const raise = () =>
      store.transaction(async (tx) => {
        const user = await tx.first('users', { id: root.userId, organizationId })
        for (let i = 0; i < 200; i++) await tx.count('users', { organizationId })
        const updatedAtMs = Number(user?.updatedAtMs) + 1
        await tx.update('users', { id: root.userId }, { updatedAtMs })
      })
    const before = await store.first('users', { id: root.userId })
    const { all, mostInOneTurn } = await during(Promise.all(Array.from({ length: 5 }, raise)))
    expect(all).toBeGreaterThanOrEqual(1000)
    expect(mostInOneTurn).toBeLessThanOrEqual(MOST_IN_ONE_TURN)
    const after = await store.first('users', { id: root.userId })
    expect(Number(after?.updatedAtMs) - Number(before?.updatedAtMs)).toBe(5)
  })

  test('getApiKeys and listUsers: read thousands of keys in parts', async () => {
    const { kit, during } = await stage(open)
    for (let i = 0; i < 20; i++) {
      const { userId } = await addUser(kit.parts, kit.organizationId, 'user')
      await addKeys(kit, userId, 100)
    }
    const keys = kit.query('getApiKeys')
    const users = async () => Object((await kit.query('listUsers')).body).users
    expect((await during(keys)).mostInOneTurn).toBeLessThanOrEqual(MOST_IN_ONE_TURN)
    expect(Object((await keys).body).apiKeys).toHaveLength(2022)
    expect((await during(users())).mostInOneTurn).toBeLessThanOrEqual(MOST_IN_ONE_TURN)
    expect(await users()).toHaveLength(22)
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
