import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { Store } from '../../src/service/store/store.ts'
import { findPostgres, startPostgres } from './store/postgresServer.ts'
import { rowSuite } from './store/rowSuite.ts'
import { transactionSuite } from './store/transactionSuite.ts'

/** The one suite, each test on an empty store. */
function suiteOn(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())
  rowSuite(() => store)
  transactionSuite(() => store)
}

describe('memory', () => {
  suiteOn(async () => createMemoryStore())
})

describe('SQLite', () => {
  let opened = 0
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-sqlite-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  suiteOn(() => createSqliteStore(join(folder, `${++opened}.sqlite`)))
})

const bin = findPostgres()
const reason = 'skipped: no PostgreSQL server under /usr/lib/postgresql'
if (!bin) process.stderr.write(`The store on PostgreSQL is ${reason}.\n`)

describe.skipIf(!bin)(bin ? 'PostgreSQL' : `PostgreSQL (${reason})`, () => {
  let opened = 0
  let server: ReturnType<typeof startPostgres>
  beforeAll(() => {
    server = startPostgres(bin ?? '')
  }, 60_000)
  afterAll(() => server.stop())
  suiteOn(() => createPostgresStore(server.urlOf(`suite${++opened}`)))
})
