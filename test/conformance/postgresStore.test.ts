import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { findPostgres, startPostgres } from './store/postgresServer.ts'
import { credential, limitHit } from './store/rows.ts'

const bin = findPostgres()
const reason = 'skipped: no PostgreSQL server under /usr/lib/postgresql'
if (!bin) process.stderr.write(`The store of one process on PostgreSQL is ${reason}.\n`)

describe.skipIf(!bin)(bin ? 'PostgreSQL' : `PostgreSQL (${reason})`, () => {
  let server: ReturnType<typeof startPostgres>
  beforeAll(() => {
    server = startPostgres(bin ?? '')
  }, 60_000)
  afterAll(() => server.stop())

  test('runs no transaction of a process again for another of the same organization', async () => {
    const store = await createPostgresStore(server.urlOf('one'))
    let runs = 0
    const ids = Array.from({ length: 40 }, (_, i) => `c${i}`)
    await Promise.all(
      ids.map((id) =>
        store.transaction(
          async (tx) => {
            runs++
            await tx.count('credentials', { publicKey: id })
            await tx.insert('credentials', credential(id))
          },
          { organizationId: 'one' },
        ),
      ),
    )
    expect(runs).toBe(40)
    expect(await store.count('credentials', {})).toBe(40)
    await store.close()
  })

  test('keeps no organization waiting for another one, however many transactions that one has', async () => {
    const store = await createPostgresStore(server.urlOf('other'))
    let end = () => undefined as unknown
    const held = new Promise((resolve) => {
      end = () => resolve(null)
    })
    const many = Array.from({ length: 30 }, (_, i) =>
      store.transaction(
        async (tx) => {
          await tx.insert('limitHits', limitHit(`many-${i}`))
          await held
        },
        { organizationId: 'many' },
      ),
    )
    await store.transaction((tx) => tx.insert('limitHits', limitHit('one')), {
      organizationId: 'one',
    })
    await store.transaction((tx) => tx.insert('limitHits', limitHit('counted')), {
      counted: ['one'],
    })
    expect(await store.find('limitHits', {})).toEqual([limitHit('counted'), limitHit('one')])
    end()
    await Promise.all(many)
    expect(await store.count('limitHits', {})).toBe(32)
    await store.close()
  })

  test('keeps nobody waiting for a count of another name, however many wait for that one', async () => {
    const store = await createPostgresStore(server.urlOf('counts'))
    let end = () => undefined as unknown
    const held = new Promise((resolve) => {
      end = () => resolve(null)
    })
    const many = Array.from({ length: 30 }, (_, i) =>
      store.transaction(
        async (tx) => {
          await tx.insert('limitHits', limitHit(`many-${i}`))
          await held
        },
        { counted: [`contact-${i}`, 'many'] },
      ),
    )
    await store.transaction((tx) => tx.insert('limitHits', limitHit('counted')), {
      counted: ['one'],
    })
    await store.transaction((tx) => tx.insert('limitHits', limitHit('one')))
    expect(await store.find('limitHits', {})).toEqual([limitHit('counted'), limitHit('one')])
    end()
    await Promise.all(many)
    expect(await store.count('limitHits', {})).toBe(32)
    await store.close()
  })
})
