import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createPostgresStore } from '../../../src/node/sqlStore/createPostgresStore.ts'
import { createSqliteStore } from '../../../src/node/sqlStore/createSqliteStore.ts'
import { createMemoryStore } from '../../../src/service/store/memoryStore.ts'
import type { Store } from '../../../src/service/store/store.ts'
import { findPostgres, startPostgres } from './postgresServer.ts'

/** Opens an empty store; whoever opens it closes it. */
export type OpenStore = () => Promise<Store>

/** The same tests on every store that the service can have: in memory, SQLite and, where there is a server, PostgreSQL. */
export function onEachStore(suite: (open: OpenStore) => void): void {
  let opened = 0
  describe('in memory', () => suite(async () => createMemoryStore()))

  describe('on SQLite', () => {
    let folder: string
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'latchkit-sqlite-'))
    })
    afterAll(() => rmSync(folder, { recursive: true }))
    suite(() => createSqliteStore(join(folder, `${++opened}.sqlite`)))
  })

  const bin = findPostgres()
  const reason = 'skipped: no PostgreSQL server under /usr/lib/postgresql'
  if (!bin) process.stderr.write(`The store on PostgreSQL is ${reason}.\n`)
  describe.skipIf(!bin)(bin ? 'on PostgreSQL' : `on PostgreSQL (${reason})`, () => {
    let server: ReturnType<typeof startPostgres>
    beforeAll(() => {
      server = startPostgres(bin ?? '')
    }, 60_000)
    afterAll(() => server.stop())
    suite(() => openForProcesses(server.urlOf(`suite${++opened}`)))
  })
}

/** How many processes of the service share the database. */
const PROCESSES = 4

/** A store whose transactions run as those of several processes, one after the other, do: they conflict. */
async function openForProcesses(url: string): Promise<Store> {
  const stores: Store[] = []
  for (let i = 0; i < PROCESSES; i++) stores.push(await createPostgresStore(url))
  const [first] = stores
  if (!first) throw new Error('there is no process')
  let turn = 0
  return {
    ...first,
    transaction: (work, options) =>
      (stores[turn++ % PROCESSES] ?? first).transaction(work, options),
    close: async () => {
      await Promise.all(stores.map((store) => store.close()))
    },
  }
}
