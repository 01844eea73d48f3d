import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { StoreFailure } from '../../src/service/store/store.ts'
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

  test('keeps nobody waiting for a server that is silent', async () => {
    const line = await openLine(server.urlOf('silent'))
    onTestFinished(() => line.close())
    const store = await createPostgresStore(line.url, { statementTimeoutMs: 300 })
    const insert = (id: string, options: Parameters<typeof store.transaction>[1]) =>
      store.transaction((tx) => tx.insert('limitHits', limitHit(id)), options)
    // more connections than there are, and each of them is used
    const all = (round: string) =>
      Promise.allSettled([
        ...Array.from({ length: 12 }, (_, i) =>
          insert(`${round}-${i}`, { organizationId: `organization ${i}` }),
        ),
        ...Array.from({ length: 4 }, (_, i) =>
          insert(`${round}-counted-${i}`, { counted: [`name ${i}`] }),
        ),
        ...Array.from({ length: 6 }, () => store.count('limitHits', {})),
      ])
    const failures = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
      outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(failures(await all('before'))).toEqual([])

    line.fallSilent()
    const lost = failures(await all('lost'))
    expect(lost.length).toBeGreaterThan(0)
    for (const reason of lost) expect(reason).toBeInstanceOf(StoreFailure)
    expect(failures(await all('after'))).toEqual([])
    await store.close()
  })
})

/** A line to a server, whose connections can stay open and carry nothing any more. New ones carry again. */
async function openLine(url: string) {
  const parsed = new URL(url.replace('@/', '@localhost/'))
  const path = join(parsed.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const pairs: [Socket, Socket][] = []
  const listener = createServer((near) => {
    const far = connect(path)
    pairs.push([near, far])
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy())
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy())
    for (const socket of [near, far]) socket.on('error', () => undefined)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const options = encodeURIComponent(parsed.searchParams.get('options') ?? '')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?options=${options}`,
    fallSilent() {
      for (const socket of pairs.splice(0).flat()) socket.removeAllListeners('data').pause()
    },
    close() {
      listener.close()
      for (const socket of pairs.flat()) socket.destroy()
    },
  }
}
