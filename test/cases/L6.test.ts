import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/service/limits/limits.ts'
import type { ActivityRow } from '../../src/service/store/rows.ts'
import type { Store } from '../../src/service/store/store.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { credential } from '../conformance/store/rows.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { signing } from '../support/scopedSessions.ts'
import { makeWallet } from '../support/walletSteps.ts'

/** Activities of the organization, each with a parameter of that many bytes; ids in order. */
async function addActivities(kit: TestApi, sizes: readonly number[]): Promise<readonly string[]> {
  const ids: string[] = []
  for (const [i, size] of sizes.entries()) {
    const id = kit.parts.newId()
    ids.push(id)
    const row: ActivityRow = {
      id,
      organizationId: kit.organizationId,
      type: `ACTIVITY_TYPE_${i % 2 ? 'ODD' : 'EVEN'}`,
      status: 'ACTIVITY_STATUS_COMPLETED',
      fingerprint: `f${i}`,
      userId: kit.root.userId,
      intent: { anyIntent: { text: 'x'.repeat(size) } },
      result: { anyResult: {} },
      votes: [],
      createdAtMs: 0,
      updatedAtMs: 0,
      failure: {},
    }
    await kit.parts.store.transaction((tx) => tx.insert('activities', row))
  }
  return ids
}

type Listed = { readonly id: string; readonly intent: object }

async function list(kit: TestApi, body: Record<string, unknown> = {}): Promise<readonly Listed[]> {
  const reply = await kit.query('listActivities', body)
  expect(reply.code).toBe('OK')
  return Object(reply.body).activities
}

const KB = 1024

onEachStore((open) => {
  const openKit = async () => {
    const store: Store = await open()
    return { kit: await createTestApi({ store }), close: () => store.close() }
  }

  describe('listActivities', () => {
    test('answers as many activities as were asked for in 1 MiB and a little, large ones as summaries', async () => {
      const { kit, close } = await openKit()
      try {
        const ids = await addActivities(kit, [...Array(20).fill(200 * KB), 100])
        const page = await list(kit, { paginationOptions: { limit: '100' } })
        expect(page.map(({ id }) => id)).toEqual(ids.toReversed())
        expect(JSON.stringify(page).length).toBeLessThan(bounds.pageBytes + 20 * 1000)
        const whole = page.filter(({ intent }) => Object.keys(intent).length > 0)
        expect(whole.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 6))
        // nothing is lost: each is answered whole by itself
        const { body } = await kit.query('getActivity', { activityId: ids[0] })
        expect(Object(body).activity.intent.anyIntent.text).toHaveLength(200 * KB)
      } finally {
        await close()
      }
    })

    test.each([
      ['after', {}],
      ['before', {}],
      ['after', { filterByType: ['ACTIVITY_TYPE_ODD', 'ACTIVITY_TYPE_EVEN'] }],
    ] as const)(
      'keeps its cursor %s with %o: nothing is skipped, nothing comes twice',
      async (side, filter) => {
        const { kit, close } = await openKit()
        try {
          const sizes = Array.from({ length: 23 }, (_, i) => (i % 3 === 0 ? 300 * KB : 100))
          const ids = await addActivities(kit, sizes)
          const seen: string[] = []
          for (let cursor: string | undefined = side === 'before' ? ids[0] : undefined; ; ) {
            const paginationOptions = { limit: '5', ...(cursor && { [side]: cursor }) }
            const page = await list(kit, { ...filter, paginationOptions })
            seen.push(...(side === 'before' ? page.toReversed() : page).map(({ id }) => id))
            if (page.length < 5) break
            cursor = page.at(side === 'before' ? 0 : -1)?.id
          }
          expect(seen).toEqual(side === 'before' ? ids.slice(1) : ids.toReversed())
        } finally {
          await close()
        }
      },
    )

    test('reads large activities one at a time', async () => {
      const { kit, close } = await openKit()
      try {
        await addActivities(kit, Array(10).fill(500 * KB))
        const { store } = kit.parts
        const reads: number[] = []
        const find = store.find.bind(store)
        Object.assign(store, {
          find: async (...question: Parameters<Store['find']>) => {
            const rows = await find(...question)
            if (question[0] === 'activities') reads.push(rows.length)
            return rows
          },
        })
        expect(await list(kit, { paginationOptions: { limit: '10' } })).toHaveLength(10)
        expect(reads).toEqual([])
      } finally {
        await close()
      }
    })
  })
})

test('activity API: repeats at most 20 keys of a voter in each record, and 1 MiB of voters in a list', async () => {
  const kit = await createTestApi()
  const { organizationId } = kit
  const { userId } = kit.root
  const ids = Array.from({ length: 300 }, () => kit.parts.newId())
  await kit.parts.store.transaction(async (tx) => {
    for (const [i, id] of ids.entries()) {
      const facts = {
        organizationId,
        userId,
        name: `${i} ${'x'.repeat(1000)}`,
        publicKey: `02${i}`,
      }
      await tx.insert('credentials', credential(id, facts))
    }
  })
  for (let i = 0; i < 100; i++)
    await kit.submit('updateUserName', { userId, userName: `Name ${i}` }, { key: kit.root.key })
  const reply = await kit.query('listActivities', { paginationOptions: { limit: '100' } })
  const { activities } = Object(reply.body)
  expect(activities).toHaveLength(100)
  expect(JSON.stringify(activities).length).toBeLessThan(bounds.pageBytes + 100 * 2000)
  const [newest] = activities[0].votes
  expect(newest.user.apiKeys.map(({ credential: { publicKey } }: never) => publicKey)).toEqual(
    ids.slice(-20).map((_, i) => `02${280 + i}`),
  )
  expect(activities[99].votes[0]).toMatchObject({ userId })
  expect(activities[99].votes[0].user).toBeUndefined()
  // nothing is hidden: the user has them all
  const { body } = await kit.query('getUser', { userId })
  expect(Object(body).user.apiKeys).toHaveLength(301)
})

test('activity API: bounds the bytes that are stored for an organization', async () => {
  const limits = { storedBytesPerOrganization: [{ max: 100 * KB, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  const key = { key: kit.root.key }
  const { addresses } = await makeWallet(kit)
  const sign = (size: number) =>
    kit.submit('signRawPayload', signing(addresses[0] ?? '', 'x'.repeat(size)), key)
  expect((await sign(30 * KB)).code).toBe('OK')
  expect(await sign(30 * KB)).toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    detail: { retryAfterSeconds: 60 },
  })
  expect(await kit.parts.store.count('activities', {})).toBe(2)
  expect((await sign(100)).code).toBe('OK')
  kit.clock.time += 60_000
  expect((await sign(30 * KB)).code).toBe('OK')
})

test('listActivities: bounds the bytes that are read for an organization', async () => {
  const limits = { listedBytesPerOrganization: [{ max: 1000 * KB, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  await addActivities(kit, Array(3).fill(200 * KB))
  const ask = () => kit.query('listActivities', {})
  expect((await ask()).code).toBe('OK')
  expect((await ask()).code).toBe('RATE_LIMIT_EXCEEDED')
  expect((await kit.query('whoami', {})).code).toBe('OK')
})
