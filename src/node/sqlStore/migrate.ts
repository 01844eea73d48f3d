import type { Connection } from './connection.ts'
import type { ColumnTypes } from './migrations/migration.ts'
import { migrations } from './migrations/migrations.ts'
import { StoreNewerError } from './storeErrors.ts'

/**
 * Brings a database to the present schema.
 *
 * The caller has begun a transaction that keeps every other starting process out.
 *
 * @throws StoreNewerError when the database has had a migration that this version does not know.
 */
export async function migrate(connection: Connection, types: ColumnTypes): Promise<void> {
  await connection.run(
    `create table if not exists "latchkitMigrations" (
      "number" ${types.integer} not null primary key,
      "name" ${types.text} not null
    )`,
    [],
  )
  const rows = await connection.all('select "number" from "latchkitMigrations"', [])
  const done = rows.map((row) => Number(row.number))
  if (done.some((number) => number > migrations.length)) throw new StoreNewerError()
  for (const [index, { name, statements }] of migrations.entries()) {
    const number = index + 1
    if (done.includes(number)) continue
    for (const sql of statements(types)) await connection.run(sql, [])
    await connection.run(`insert into "latchkitMigrations" values (${number}, '${name}')`, [])
  }
}
