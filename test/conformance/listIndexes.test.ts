import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { createStatements, sqliteParameter } from '../../src/node/sqlStore/statements.ts'
import type { Test } from '../../src/service/store/conditions.ts'
import type { TableName } from '../../src/service/store/rows.ts'

let folder = ''
let database: DatabaseSync
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-indexes-'))
  const path = join(folder, 'latchkit.sqlite')
  await (await createSqliteStore(path)).close()
  database = new DatabaseSync(path, { readOnly: true })
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

type Question = Readonly<Record<string, string | { readonly gt: string; readonly lt: string }>>

/** How the database finds the rows of a question. */
function planOf(table: TableName, question: Question): string {
  const tests = Object.entries(question).flatMap(([column, wanted]): Test[] =>
    typeof wanted === 'string'
      ? [{ column, operator: '=', value: wanted }]
      : [
          { column, operator: '>', value: wanted.gt },
          { column, operator: '<', value: wanted.lt },
        ],
  )
  const { select } = createStatements(sqliteParameter)
  // a parameter that is not bound is null
  const explained = `explain query plan ${select(table, tests, { limit: 10, order: 'desc' })}`
  return database
    .prepare(explained)
    .all()
    .map(({ detail }) => String(detail))
    .join('; ')
}

const organizationId = 'o'
const id = { gt: 'a', lt: 'z' }
/** What lists ask of tables that grow without end, with a cursor. */
const questions: readonly (readonly [TableName, Question])[] = [
  ['activities', { organizationId, id }],
  ['activities', { organizationId, type: 'T', id }],
  ['activities', { organizationId, status: 'S', id }],
  ['activities', { organizationId, type: 'T', status: 'S', id }],
  ['activities', { organizationId, fingerprint: 'f' }],
  ['organizations', { parentId: 'o', id }],
  ['organizations', { parentId: 'o', name: 'n', id }],
  ['users', { name: 'n', id }],
  ['users', { email: 'e', id }],
  ['users', { phoneNumber: 'p', id }],
  ['credentials', { publicKey: 'k' }],
  ['authenticators', { credentialId: 'c' }],
  ['oauthProviders', { subject: 's', issuer: 'i', audience: 'a' }],
  ['walletAccounts', { address: 'a' }],
]

test.each(questions)(
  'R11 an index answers what lists ask of %s by %o, in their order',
  (table, where) => {
    const plan = planOf(table, where)
    expect(plan).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX /)
    // every column that is asked for by a value is found through the index, or few rows are left
    const [first = ''] = Object.keys(where).filter((column) => column !== 'organizationId')
    if (first !== 'id') expect(plan).toContain(`${first}=?`)
  },
)
