import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPostgresStore } from '../../src/node/sqlStore/createPostgresStore.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import type { ColumnTypes } from '../../src/node/sqlStore/migrations/migration.ts'
import { migrations } from '../../src/node/sqlStore/migrations/migrations.ts'
import type { Store } from '../../src/service/store/store.ts'
import { findPostgres, startPostgres } from './store/postgresServer.ts'

/** What a version wrote that knew nothing of tags: its schema, and an organization with one user. */
function written(types: ColumnTypes): readonly string[] {
  const known = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('TagsAndInvitations')),
  )
  return [
    `create table "latchkitMigrations" ("number" ${types.integer} not null primary key, "name" ${types.text} not null)`,
    ...known.flatMap(({ name, statements }, i) => [
      ...statements(types),
      `insert into "latchkitMigrations" values (${i + 1}, '${name}')`,
    ]),
    `insert into "organizations" values ('o', null, 'Okafor', 1, 7)`,
    `insert into "users" values ('u', 'o', 'Mara', 'mara@okafor.example', 1, null, 0, 'root', 7, 7)`,
  ]
}

async function expectUsable(store: Store): Promise<void> {
  onTestFinished(() => store.close())
  expect(await store.find('users', {})).toMatchObject([{ id: 'u', emailVerified: true }])
  const tag = { id: 't', organizationId: 'o', name: 'Finance', createdAtMs: 8, updatedAtMs: 8 }
  const member = { id: 'm', organizationId: 'o', tagId: 't', userId: 'u', createdAtMs: 8 }
  await store.transaction(async (tx) => {
    await tx.insert('userTags', tag)
    await tx.insert('userTagMembers', member)
  })
  expect(await store.first('userTags', { name: 'Finance', organizationId: 'o' })).toEqual(tag)
  expect(await store.find('userTagMembers', { userId: 'u' })).toEqual([member])
  expect(await store.count('invitations', {})).toBe(0)
}

describe('a database from before there were tags and invitations opens with all that is in it,', () => {
  test('in a data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-older-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'data'))
    const path = join(folder, 'data', 'latchkit.sqlite')
    const database = new DatabaseSync(path)
    for (const sql of written({ text: 'text', integer: 'integer' })) database.exec(sql)
    database.close()
    await expectUsable(await createSqliteStore(path))
  })

  const bin = findPostgres()
  test.skipIf(!bin)(
    'on PostgreSQL',
    async () => {
      const server = startPostgres(bin ?? '')
      onTestFinished(() => server.stop())
      const url = server.urlOf('older')
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      for (const sql of written({ text: 'text collate "C"', integer: 'bigint' }))
        await client.query(sql)
      await client.end()
      await expectUsable(await createPostgresStore(url))
    },
    60_000,
  )
})
