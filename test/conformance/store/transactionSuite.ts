import { expect, test } from 'vitest'
import { type Store, type Transaction, UniqueViolation } from '../../../src/service/store/store.ts'
import { credential, limitHit, otp } from './rows.ts'

/** What every engine does with transactions. */
export function transactionSuite(store: () => Store): void {
  const insert = (id: string) => store().transaction((tx) => tx.insert('limitHits', limitHit(id)))

  test('lets exactly one of 50 parallel conditional updates win, 100 times', async () => {
    for (let round = 0; round < 100; round++) {
      const id = `otp-${round}`
      await store().transaction((tx) => tx.insert('otps', otp(id)))
      const changed = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          store().transaction((tx) =>
            tx.update('otps', { id, consumedAtMs: null }, { consumedAtMs: i }),
          ),
        ),
      )
      expect(changed.filter((count) => count === 1)).toHaveLength(1)
      expect(changed.filter((count) => count === 0)).toHaveLength(49)
    }
  }, 120_000)

  test('lets exactly one of 50 parallel inserts of a key win', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        store().transaction((tx) =>
          tx.insert('credentials', credential(`c${i}`, { publicKey: '02aa' })),
        ),
      ),
    )
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(lost).toHaveLength(49)
    for (const { reason } of lost) expect(reason).toBeInstanceOf(UniqueViolation)
    expect(await store().count('credentials', {})).toBe(1)
  }, 60_000)

  test('loses no update of concurrent transactions that read, then write', async () => {
    await store().transaction((tx) => tx.insert('otps', otp('a')))
    await Promise.all(
      Array.from({ length: 40 }, () =>
        store().transaction(async (tx) => {
          const row = await tx.first('otps', { id: 'a' })
          await Promise.resolve()
          await tx.update('otps', { id: 'a' }, { attempts: (row?.attempts ?? 0) + 1 })
        }),
      ),
    )
    expect((await store().first('otps', { id: 'a' }))?.attempts).toBe(40)
  }, 60_000)

  test('runs transactions of one turn one after the other, each on what the one before has written', async () => {
    const MOST = 5
    const insertIfRoom = (id: string) =>
      store().transaction(
        async (tx) => {
          if ((await tx.count('limitHits', { key: 'contact' })) >= MOST) return false
          await tx.insert('limitHits', limitHit(id))
          return true
        },
        { counted: ['other', 'contact'] },
      )
    const ids = Array.from({ length: 40 }, (_, index) => `hit-${index}`)
    const inserted = await Promise.all(ids.map(insertIfRoom))
    expect(inserted.filter(Boolean)).toHaveLength(MOST)
    expect(await store().count('limitHits', { key: 'contact' })).toBe(MOST)
  }, 60_000)

  test('runs no transaction again for one whose turn is another', async () => {
    let runs = 0
    const ids = Array.from({ length: 40 }, (_, index) => `hit-${index}`)
    await Promise.all(
      ids.map((id) =>
        store().transaction(
          async (tx) => {
            runs++
            await tx.count('limitHits', { key: id })
            await tx.insert('limitHits', { ...limitHit(id), key: id })
          },
          { counted: [id] },
        ),
      ),
    )
    expect(runs).toBe(40)
    expect(await store().count('limitHits', {})).toBe(40)
  }, 60_000)

  test('keeps nothing of a transaction that fails in its turn, and gives the turn to the next', async () => {
    const fail = store().transaction(
      async (tx) => {
        await tx.insert('limitHits', limitHit('a'))
        throw new Error('no')
      },
      { counted: ['contact'] },
    )
    await expect(fail).rejects.toThrow('no')
    await store().transaction((tx) => tx.insert('limitHits', limitHit('b')), {
      counted: ['contact'],
    })
    expect(await store().count('limitHits', {})).toBe(1)
  }, 60_000)

  test('lets no two transactions each act on what the other changes', async () => {
    const insertIfAlone = (id: string) =>
      store().transaction(async (tx) => {
        if ((await tx.count('limitHits', { key: 'contact' })) > 0) return false
        await tx.insert('limitHits', limitHit(id))
        return true
      })
    const inserted = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(insertIfAlone))
    expect(inserted.filter(Boolean)).toHaveLength(1)
    expect(await store().count('limitHits', {})).toBe(1)
  }, 60_000)

  test('undoes everything when the work throws, and nothing of its neighbours', async () => {
    const failing = store().transaction(async (tx) => {
      await tx.insert('limitHits', limitHit('lost'))
      await tx.remove('limitHits', { id: 'a' })
      throw new RangeError('changed my mind')
    })
    const outcomes = await Promise.allSettled([insert('a'), failing, insert('b')])
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(failing).rejects.toThrow(RangeError)
    expect((await store().find('limitHits', {})).map((row) => row.id)).toEqual(['a', 'b'])
  })

  test('names the table of a key that is taken, and goes on in the same transaction', async () => {
    await store().transaction((tx) => tx.insert('credentials', credential('a')))
    await store().transaction(async (tx) => {
      const again = tx.insert('credentials', credential('a', { publicKey: '02other' }))
      await expect(again).rejects.toMatchObject({ name: 'UniqueViolation', table: 'credentials' })
      const taken = tx.insert('credentials', credential('b', { publicKey: '02a' }))
      await expect(taken).rejects.toBeInstanceOf(UniqueViolation)
      await tx.insert('credentials', credential('c', { publicKey: '02a', organizationId: 'other' }))
      const own = tx.insert('credentials', credential('c'))
      await expect(own).rejects.toBeInstanceOf(UniqueViolation)
    })
    expect((await store().find('credentials', {})).map((row) => row.id)).toEqual(['a', 'c'])
    await insert('after')
  })

  test('frees a key with its row', async () => {
    await store().transaction((tx) => tx.insert('credentials', credential('a')))
    await store().transaction(async (tx) => {
      await tx.remove('credentials', { publicKey: '02a' })
      await tx.insert('credentials', credential('b', { publicKey: '02a' }))
      await tx.insert('credentials', credential('a', { publicKey: '02b' }))
    })
    expect(await store().count('credentials', {})).toBe(2)
  })

  test('shows changes to their own transaction at once, to others after the commit', async () => {
    await insert('a')
    await store().transaction(async (tx) => {
      await tx.insert('limitHits', limitHit('b'))
      await tx.update('limitHits', { id: 'a' }, { createdAtMs: 9 })
      expect(await tx.count('limitHits', {})).toBe(2)
      expect(await tx.first('limitHits', { createdAtMs: 9 })).toBeDefined()
      expect(await store().find('limitHits', {})).toEqual([limitHit('a')])
      await tx.remove('limitHits', { id: 'b' })
      expect(await tx.count('limitHits', {})).toBe(1)
    })
    expect(await store().find('limitHits', {})).toEqual([limitHit('a', 9)])
  })

  test('shows nothing more of a transaction that was undone', async () => {
    const seen: number[] = []
    const work = async (tx: Transaction) => {
      await tx.insert('limitHits', limitHit('a'))
      seen.push(await store().count('limitHits', {}))
      throw new RangeError('no')
    }
    await expect(store().transaction(work)).rejects.toThrow(RangeError)
    expect([...seen, await store().count('limitHits', {})]).toEqual([0, 0])
  })

  test('refuses a transaction that is over', async () => {
    const kept = await store().transaction(async (tx) => [tx])
    for (const tx of kept) {
      await expect(tx.insert('limitHits', limitHit('late'))).rejects.toThrow('over')
      await expect(tx.count('limitHits', {})).rejects.toThrow('over')
    }
    expect(await store().count('limitHits', {})).toBe(0)
  })

  test('finishes what is under way before it closes, and then refuses', async () => {
    const running = insert('a')
    await store().close()
    await running
    await store().close()
    await expect(insert('b')).rejects.toThrow()
    await expect(store().count('limitHits', {})).rejects.toThrow()
  })
}
