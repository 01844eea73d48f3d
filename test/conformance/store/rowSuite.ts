import { expect, test } from 'vitest'
import type { Store } from '../../../src/service/store/store.ts'
import { activity, credential, limitHit, otp, user, vote } from './rows.ts'

/** What every engine does with rows and questions. */
export function rowSuite(store: () => Store): void {
  const insertHits = (...ids: string[]) =>
    store().transaction(async (tx) => {
      for (const [i, id] of ids.entries()) await tx.insert('limitHits', limitHit(id, i))
    })

  test('finds rows in the order of their ids, from either end, up to a limit', async () => {
    await insertHits('b', 'C', 'a', 'd')
    const ids = async (options?: { limit?: number; order?: 'asc' | 'desc' }) =>
      (await store().find('limitHits', {}, options)).map((row) => row.id)
    expect(await ids()).toEqual(['C', 'a', 'b', 'd'])
    expect(await ids({ order: 'desc' })).toEqual(['d', 'b', 'a', 'C'])
    expect(await ids({ order: 'desc', limit: 2 })).toEqual(['d', 'b'])
    expect(await ids({ limit: 0 })).toEqual([])
    expect(await store().first('limitHits', {})).toEqual(limitHit('C', 1))
    expect(await store().first('limitHits', { id: 'z' })).toBeUndefined()
  })

  test('measures rows in the order in which it finds them', async () => {
    await store().transaction(async (tx) => {
      await tx.insert('activities', activity('a', { fingerprint: 'a' }))
      const intent = { text: 'é'.repeat(50_000) }
      await tx.insert('activities', activity('b', { fingerprint: 'b', intent }))
    })
    const [b, a] = await store().measure('activities', {}, { order: 'desc' })
    expect([b?.id, a?.id]).toEqual(['b', 'a'])
    expect(a?.bytes).toBeLessThan(2000)
    expect(b?.bytes).toBeGreaterThan(50_000)
    expect(await store().measure('activities', { id: { gt: 'a' } }, { limit: 5 })).toHaveLength(1)
    expect(await store().measure('activities', {}, { limit: 1 })).toHaveLength(1)
  })

  test('reads ranges with open ends', async () => {
    await insertHits('a', 'b', 'c', 'd', 'e')
    const between = await store().find('limitHits', {
      key: 'contact',
      createdAtMs: { gt: 1, lt: 4 },
    })
    expect(between.map((row) => row.id)).toEqual(['c', 'd'])
    expect(await store().count('limitHits', { id: { gt: 'c' } })).toBe(2)
    expect(await store().count('limitHits', { createdAtMs: { lt: 3 }, id: { gt: 'a' } })).toBe(2)
  })

  test('tells null from values, and finds no null in a range', async () => {
    await store().transaction(async (tx) => {
      await tx.insert('credentials', credential('a'))
      await tx.insert('credentials', credential('b', { expiresAtMs: 5 }))
    })
    expect((await store().find('credentials', { expiresAtMs: null })).map((r) => r.id)).toEqual([
      'a',
    ])
    expect(await store().count('credentials', { expiresAtMs: { lt: 9 } })).toBe(1)
    expect(await store().count('credentials', { expiresAtMs: 5 })).toBe(1)
  })

  test('reads back exactly what was written: JSON, booleans, large times, all of Unicode', async () => {
    const name = 'Zoë 💚 李雷 \u202e" \'; drop table users; -- \n\t\\ %_'
    const written = user('a', { name, email: 'a@b.c', emailVerified: true, role: 'root' })
    const intent = { deep: [{ text: name, none: null, yes: true, number: -1.5e-7 }], '': {} }
    const votes = [vote('1'), vote('2')]
    await store().transaction(async (tx) => {
      await tx.insert('users', written)
      await tx.insert('activities', activity('a', { intent, votes, createdAtMs: 2 ** 53 - 1 }))
    })
    expect(await store().first('users', { emailVerified: true, name })).toEqual(written)
    expect(await store().first('users', { emailVerified: false })).toBeUndefined()
    const read = await store().first('activities', { id: 'a' })
    expect(read).toEqual(activity('a', { intent, votes, createdAtMs: 2 ** 53 - 1 }))
  })

  test('keeps rows safe from what a caller does to the objects it gave or got', async () => {
    const intent = { list: [1] }
    await store().transaction((tx) => tx.insert('activities', activity('a', { intent })))
    intent.list.push(2)
    const read = await store().first('activities', { id: 'a' })
    try {
      Object.assign(read?.intent ?? {}, { list: [] })
    } catch {
      // an engine may hand out frozen rows: assigning to one throws
    }
    expect((await store().first('activities', { id: 'a' }))?.intent).toEqual({ list: [1] })
  })

  test('changes the rows that match, adds in place, and says how many there were', async () => {
    await store().transaction(async (tx) => {
      for (const id of ['a', 'b', 'c']) await tx.insert('otps', otp(id, { expiresAtMs: 5 }))
      expect(await tx.update('otps', { id: 'a' }, { attempts: { add: 2 }, consumedAtMs: 7 })).toBe(
        1,
      )
      expect(await tx.update('otps', { consumedAtMs: null }, { attempts: { add: 1 } })).toBe(2)
      expect(await tx.update('otps', { id: 'a', consumedAtMs: null }, { attempts: 9 })).toBe(0)
      expect(await tx.update('otps', { attempts: 2 }, { consumedAtMs: null })).toBe(1)
    })
    const rows = await store().find('otps', {})
    expect(rows.map((row) => [row.attempts, row.consumedAtMs])).toEqual([
      [2, null],
      [1, null],
      [1, null],
    ])
  })

  test('changes JSON and booleans', async () => {
    await store().transaction(async (tx) => {
      await tx.insert('activities', activity('a'))
      await tx.insert('users', user('a'))
      await tx.update('activities', { id: 'a' }, { result: { add: 1 }, votes: [vote('x')] })
      await tx.update('users', { emailVerified: false }, { emailVerified: true })
    })
    expect(await store().first('activities', {})).toEqual(
      activity('a', { result: { add: 1 }, votes: [vote('x')] }),
    )
    expect(await store().first('users', {})).toEqual(user('a', { emailVerified: true }))
  })

  test('removes the rows that match and says how many there were', async () => {
    await insertHits('a', 'b', 'c')
    await store().transaction(async (tx) => {
      expect(await tx.remove('limitHits', { createdAtMs: { lt: 2 } })).toBe(2)
      expect(await tx.remove('limitHits', { id: 'a' })).toBe(0)
    })
    expect(await store().count('limitHits', {})).toBe(1)
  })

  test('refuses values and questions that do not fit the table', async () => {
    const refused: object[] = [
      { ...limitHit('a'), key: 'nul \0' },
      { ...limitHit('a'), key: 'half \ud83d' },
      { ...limitHit('a'), createdAtMs: 0.5 },
      { ...limitHit('a'), createdAtMs: '1' },
      { ...limitHit('a'), more: 1 },
      { id: 'a', key: 'contact' },
    ]
    for (const row of refused) {
      const insert = store().transaction((tx) => tx.insert('limitHits', row as never))
      await expect(insert).rejects.toThrow(TypeError)
    }
    for (const where of [{ id: undefined }, { none: 1 }, { createdAtMs: {} }, { id: 1 }]) {
      await expect(store().find('limitHits', where as never)).rejects.toThrow(TypeError)
    }
    await expect(store().count('activities', { intent: {} } as never)).rejects.toThrow(TypeError)
    for (const patch of [{}, { id: 'b' }, { publicKey: '03' }, { name: null }]) {
      const update = store().transaction((tx) => tx.update('credentials', {}, patch as never))
      await expect(update).rejects.toThrow(TypeError)
    }
  })
}
