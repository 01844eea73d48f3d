import { DatabaseSync } from 'node:sqlite'
import type { ColumnTypes } from '../../src/node/sqlStore/migrations/migration.ts'
import { migrations } from '../../src/node/sqlStore/migrations/migrations.ts'

/** One value of SQLite, as both drivers take it. */
export type Value = string | number | null
export type KeptRow = Readonly<Record<string, Value>>

/** A statement and its parameters. */
export type Write = { readonly sql: string; readonly values: readonly Value[] }

export const sqliteTypes: ColumnTypes = { text: 'text', integer: 'integer' }
export const postgresTypes: ColumnTypes = { text: 'text collate "C"', integer: 'bigint' }

const OWN_TABLE = 'latchkitMigrations'

/** Every row of a database by table, without what it remembers of its migrations. */
export function readEveryTable(path: string): ReadonlyMap<string, readonly KeptRow[]> {
  const database = new DatabaseSync(path, { readOnly: true })
  const names = tableNames(database)
  const rowsOf = (name: string) =>
    database
      .prepare(`select * from "${name}" order by 1`)
      .all()
      .map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, it]) => [key, valueFrom(it)])),
      )
  const read = new Map(names.map((name) => [name, rowsOf(name)]))
  database.close()
  return read
}

function tableNames(database: DatabaseSync): readonly string[] {
  return database
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== OWN_TABLE)
}

function valueFrom(value: unknown): Value {
  return value === null || typeof value === 'number' ? value : String(value)
}

/** The columns that each table had after so many migrations. */
export function columnsAt(level: number): ReadonlyMap<string, readonly string[]> {
  const database = new DatabaseSync(':memory:')
  for (const { sql } of schemaAt(level, sqliteTypes)) database.exec(sql)
  const columnsOf = (name: string) =>
    database
      .prepare(`pragma table_info("${name}")`)
      .all()
      .map((column) => String(column.name))
  const found = new Map(tableNames(database).map((name) => [name, columnsOf(name)]))
  database.close()
  return found
}

function schemaAt(level: number, types: ColumnTypes): readonly Write[] {
  const made = migrations
    .slice(0, level)
    .flatMap(({ name, statements }, i) => [
      ...statements(types),
      `insert into "${OWN_TABLE}" values (${i + 1}, '${name}')`,
    ])
  const own = `create table "${OWN_TABLE}" ("number" ${types.integer} not null primary key, "name" ${types.text} not null)`
  return [own, ...made].map((sql) => ({ sql, values: [] }))
}

/**
 * A database as the version with so many migrations left it, holding what that version knew of the rows.
 *
 * @param mark - how the engine writes its n-th parameter, counted from 1.
 */
export function databaseAt(
  level: number,
  rows: ReadonlyMap<string, readonly KeptRow[]>,
  types: ColumnTypes,
  mark: (number: number) => string,
): readonly Write[] {
  const inserts = [...columnsAt(level)].flatMap(([table, columns]) =>
    (rows.get(table) ?? []).map((row) => ({
      sql: `insert into "${table}" (${columns.map((one) => `"${one}"`).join(', ')})
        values (${columns.map((_, i) => mark(i + 1)).join(', ')})`,
      values: columns.map((column) => row[column] ?? null),
    })),
  )
  return [...schemaAt(level, types), ...inserts]
}
