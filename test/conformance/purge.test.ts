import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { idsBefore } from '../../src/service/idsBefore.ts'
import { purge } from '../../src/service/purge.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { Store } from '../../src/service/store/store.ts'
import { activity, limitHit, otp } from './store/rows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW_MS = 1_800_000_000_000

/** An id as it is made at that time. */
const idAt = (timeMs: number, name: string) => `${idsBefore(timeMs)}-${name}`

const otpAt = (createdAtMs: number, name: string) =>
  otp(idAt(createdAtMs, name), { createdAtMs, expiresAtMs: createdAtMs + HOUR_MS / 6 })

const tokenAt = (createdAtMs: number, name: string) => ({
  id: idAt(createdAtMs, `${name}/LOGIN`),
  organizationId: 'organization',
  expiresAtMs: createdAtMs + DAY_MS,
  createdAtMs,
})

function suiteOn(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  async function fill(count: number): Promise<void> {
    await store.transaction(async (tx) => {
      for (let i = 0; i < count; i++)
        await tx.insert('limitHits', limitHit(idAt(NOW_MS - 9 * DAY_MS + i, 'hit'), i))
    })
  }

  test('removes what is over and nothing that still counts', async () => {
    await store.transaction(async (tx) => {
      for (const [name, ageMs] of [
        ['old', 3 * DAY_MS],
        ['new', HOUR_MS / 2],
      ] as const) {
        const atMs = NOW_MS - ageMs
        await tx.insert('otps', otpAt(atMs, name))
        await tx.insert('usedTokens', tokenAt(atMs, name))
        await tx.insert('limitHits', limitHit(idAt(atMs, name), atMs))
        await tx.insert('activities', activity(idAt(atMs, name), { createdAtMs: atMs }))
      }
    })
    expect(await purge(store, NOW_MS)).toBe(3)
    for (const table of ['otps', 'usedTokens', 'limitHits'] as const) {
      const left = await store.find(table, {})
      expect(left.map(({ id }) => id.includes('new'))).toEqual([true])
    }
    expect(await store.count('activities', {})).toBe(2)
  })

  test('keeps a row whose own time says that it still counts, whatever its id says', async () => {
    const oldMs = NOW_MS - 9 * DAY_MS
    await store.transaction(async (tx) => {
      await tx.insert('otps', { ...otpAt(oldMs, 'kept'), expiresAtMs: NOW_MS })
      await tx.insert('usedTokens', { ...tokenAt(oldMs, 'kept'), expiresAtMs: NOW_MS })
      await tx.insert('limitHits', limitHit(idAt(oldMs, 'kept'), NOW_MS))
    })
    expect(await purge(store, NOW_MS)).toBe(0)
  })

  test('goes by the longest window of the limits that it is given', async () => {
    await fill(1)
    const windows = [{ max: 1, windowMs: 30 * DAY_MS }]
    const row = limitHit(idAt(NOW_MS - 2 * DAY_MS, 'kept'), NOW_MS - 2 * DAY_MS)
    await store.transaction((tx) => tx.insert('limitHits', row))
    const limits = { signupsPerAddress: windows }
    expect(await purge(store, NOW_MS, { limits })).toBe(0)
    expect(await purge(store, NOW_MS)).toBe(2)
  })

  test('takes away a great number in pieces, so that nobody waits for all of them', async () => {
    await fill(1201)
    const pieces: number[] = []
    const watched: Store = {
      ...store,
      transaction: (work) =>
        store.transaction((tx) =>
          work({
            ...tx,
            remove: async (table, where) => {
              const removed = await tx.remove(table, where)
              pieces.push(removed)
              return removed
            },
          }),
        ),
    }
    expect(await purge(watched, NOW_MS)).toBe(1201)
    expect(pieces).toEqual([500, 500, 201])
    expect(await store.count('limitHits', {})).toBe(0)
  })

  test('writes nothing where nothing is over', async () => {
    const silent: Store = {
      ...store,
      transaction: () => Promise.reject(new Error('a transaction began')),
    }
    expect(await purge(silent, NOW_MS)).toBe(0)
  })

  test('stops between two pieces when it is told to', async () => {
    await fill(1201)
    const ending = new AbortController()
    const watched: Store = {
      ...store,
      transaction: (work) => store.transaction(work).finally(() => ending.abort()),
    }
    expect(await purge(watched, NOW_MS, { signal: ending.signal })).toBe(500)
  })
}

describe('memory', () => {
  suiteOn(async () => createMemoryStore())
})

describe('SQLite', () => {
  let opened = 0
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-purge-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  suiteOn(() => createSqliteStore(join(folder, `${++opened}.sqlite`)))
})
