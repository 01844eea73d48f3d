import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import {
  createStatements,
  type Parameter,
  postgresParameter,
  sqliteParameter,
} from '../../src/node/sqlStore/statements.ts'
import { leftBehind } from '../../src/service/activity-api/activities/resumeDue.ts'
import { testsOf } from '../../src/service/store/conditions.ts'
import { findPostgres, startPostgres } from './store/postgresServer.ts'

const INDEX = 'activities_status'
const LIMIT = 100
const tests = testsOf('activities', leftBehind(1_800_000_000_000))

/** What the service asks, as its stores write it, and the values that they bind. */
const questionOf = (parameter: Parameter) =>
  createStatements(parameter).select('activities', tests, { limit: LIMIT })
const values = [...tests.map(({ value }) => value as string | number), LIMIT]

/** As many activities as are enough for a scan to be dear, of which one is pending; both engines understand it. */
const filling = `
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
  insert into "activities" select 'id' || n, 'o', 'T',
    case when n = 7 then 'ACTIVITY_STATUS_PENDING' else 'ACTIVITY_STATUS_COMPLETED' end,
    'f' || n, 'u', '{}', '{}', '[]', 1, 1, '{}' from numbers`

describe('R11 an index of the pending ones alone answers which activities were left behind,', () => {
  test('on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-pending-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'latchkit.sqlite')
    await (await createSqliteStore(path)).close()
    const database = new DatabaseSync(path)
    onTestFinished(() => database.close())
    database.exec(filling)
    const question = questionOf(sqliteParameter)
    const explained = database.prepare(`explain query plan ${question}`)
    // the same statement again, as the store keeps it: what is bound is what counts
    for (let round = 0; round < 3; round++) {
      const plan = explained.all(...values).map(({ detail }) => detail)
      expect(plan).toEqual([`SEARCH activities USING INDEX ${INDEX} (status=?)`])
    }
    expect(database.prepare(question).all(...values)).toHaveLength(1)
    // so that no other activity is in it
    const [index] = database
      .prepare('pragma index_list("activities")')
      .all()
      .filter(({ name }) => name === INDEX)
    expect(index?.partial).toBe(1)
  })

  const bin = findPostgres()
  test.skipIf(!bin)(
    'on PostgreSQL',
    async () => {
      const server = startPostgres(bin ?? '')
      onTestFinished(() => server.stop())
      const url = server.urlOf('pending')
      await (await createPostgresStore(url)).close()
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      onTestFinished(() => client.end())
      await client.query(filling)
      const question = questionOf(postgresParameter)
      // before it knows how many rows there are of what, and after
      for (const sql of ['select 1', 'analyze "activities"']) {
        await client.query(sql)
        const { rows } = await client.query(`explain ${question}`, values)
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).toMatch(new RegExp(`Index Scan (using|on) ${INDEX} `))
        expect(plan).not.toContain('Seq Scan')
      }
      expect((await client.query(question, values)).rows).toHaveLength(1)
      const held = `select reltuples from pg_class where relname = '${INDEX}'`
      expect((await client.query(held)).rows).toEqual([{ reltuples: 1 }])
    },
    60_000,
  )
})
