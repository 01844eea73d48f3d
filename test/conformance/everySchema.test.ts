import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { migrations } from '../../src/node/sqlStore/migrations/migrations.ts'
import { createService } from '../../src/service/createService.ts'
import type { Store } from '../../src/service/store/store.ts'
import {
  columnsAt,
  databaseAt,
  type KeptRow,
  postgresTypes,
  readEveryTable,
  sqliteTypes,
} from '../support/olderSchemas.ts'
import { printCount } from '../support/printCount.ts'
import { type PenReply, rootPenOf } from '../support/rootPen.ts'
import { ethereumAccount } from '../support/walletSteps.ts'
import { newEndpoint } from '../support/webhookStage.ts'
import { findPostgres, startPostgres } from './store/postgresServer.ts'

const LEVELS = migrations.map((_, i) => i + 1)
/** The statements are the same on PostgreSQL, and a server takes its time: the first, one between, the one before the last. */
const LEVELS_ON_POSTGRES = [1, Math.ceil(LEVELS.length / 2), LEVELS.length - 1]

let folder: string
let rows: ReadonlyMap<string, readonly KeptRow[]>
let signWith: string
let signature: unknown

function start(store: Store) {
  const keyEncryptionKey = new Uint8Array(32).fill(7)
  return createService({ development: true, store, keyEncryptionKey })
}

const resultOf = ({ body }: PenReply) => Object(Object.values(Object(body).activity.result)[0])

const signed = { payload: 'hello', encoding: 'PAYLOAD_ENCODING_TEXT_UTF8' } as const

async function signatureOf(pen: Awaited<ReturnType<typeof rootPenOf>>): Promise<unknown> {
  const how = { ...signed, signWith, hashFunction: 'HASH_FUNCTION_SHA256' }
  return resultOf(await pen.submit('signRawPayload', how))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-schemas-'))
  const path = join(folder, 'newest.sqlite')
  const service = await start(await createSqliteStore(path))
  const pen = await rootPenOf(service)
  await pen.submit('createWebhookEndpoint', newEndpoint())
  const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
  signWith = resultOf(await pen.submit('createWallet', wallet)).addresses[0]
  const privateKey = {
    privateKeyName: 'Treasury',
    curve: 'CURVE_ED25519',
    privateKeyTags: [],
    addressFormats: [],
  }
  await pen.submit('createPrivateKeys', { privateKeys: [privateKey] })
  await pen.submit('createUserTag', { userTagName: 'Finance', userIds: [] })
  signature = await signatureOf(pen)
  await service.close()
  rows = readEveryTable(path)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** All that was kept is there as it was, and the service that opens it signs with the old wallet. */
async function expectWhole(level: number, store: Store, read: () => Promise<typeof rows>) {
  const upgraded = await read()
  const known = columnsAt(level)
  let compared = 0
  for (const [table, columns] of known) {
    const expected = (rows.get(table) ?? []).map((row) => pick(row, columns))
    const found = (upgraded.get(table) ?? []).map((row) => pick(row, columns))
    expect({ table, rows: found }).toEqual({ table, rows: expected })
    compared += expected.length
  }
  expect(compared).toBeGreaterThan(10)
  const service = await start(store)
  const pen = await rootPenOf(service)
  const again = await signatureOf(pen)
  expect(again).toEqual(signature)
  expect((await pen.submit('createUserTag', { userTagName: 'New', userIds: [] })).code).toBe('OK')
  const { body } = await pen.query('listActivities')
  expect(Object(body).activities).toHaveLength((rows.get('activities') ?? []).length + 2)
  await service.close()
}

function pick(row: KeptRow, columns: readonly string[]): KeptRow {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
}

describe('R13 a database of each version since the first opens in this one,', () => {
  test('in a data folder', async () => {
    let opened = 0
    for (const level of LEVELS) {
      const path = join(folder, `level${level}.sqlite`)
      const database = new DatabaseSync(path)
      database.exec('begin')
      for (const { sql, values } of databaseAt(level, rows, sqliteTypes, () => '?'))
        database.prepare(sql).run(...values)
      database.exec('commit')
      database.close()
      const store = await createSqliteStore(path)
      await expectWhole(level, store, async () => readEveryTable(path))
      opened++
    }
    printCount('R13 versions whose SQLite database opens in this one', opened, migrations.length)
    expect(opened).toBe(migrations.length)
  }, 60_000)

  const bin = findPostgres()
  test.skipIf(!bin)(
    'on PostgreSQL',
    async () => {
      const server = startPostgres(bin ?? '')
      onTestFinished(() => server.stop())
      let opened = 0
      for (const level of LEVELS_ON_POSTGRES) {
        const url = server.urlOf(`level${level}`)
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        const writes = databaseAt(level, rows, postgresTypes, (number) => `$${number}`)
        for (const { sql, values } of writes) await client.query(sql, [...values])
        const read = async () => {
          const tables = new Map<string, readonly KeptRow[]>()
          for (const table of columnsAt(level).keys()) {
            const { rows: found } = await client.query(`select * from "${table}" order by 1`)
            tables.set(table, found.map(numbersRead(table)))
          }
          return tables
        }
        await expectWhole(level, await createPostgresStore(url), read)
        await client.end()
        opened++
      }
      printCount('R13 versions whose PostgreSQL database opens', opened, LEVELS_ON_POSTGRES.length)
      expect(opened).toBe(LEVELS_ON_POSTGRES.length)
    },
    120_000,
  )
})

/** The driver gives 64-bit integers as text; what SQLite keeps as a number is read as one. */
function numbersRead(table: string): (row: KeptRow) => KeptRow {
  const [example] = rows.get(table) ?? []
  const isNumber = (name: string) => typeof example?.[name] === 'number'
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value !== null && (isNumber(name) || /Ms$|Seconds$/.test(name)) ? Number(value) : value,
      ]),
    )
}
