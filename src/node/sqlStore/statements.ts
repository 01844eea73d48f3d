import type { Change, Test } from '../../service/store/conditions.ts'
import type { TableName } from '../../service/store/rows.ts'
import type { FindOptions } from '../../service/store/store.ts'
import { tableOf } from '../../service/store/tables.ts'

/** SQL texts; their parameters are the changes, then the tests that are not null, then the limit. */
export type Statements = {
  select(table: TableName, tests: readonly Test[], options: FindOptions): string
  /** The id and the length of the texts of each row that `select` finds; the texts themselves are not read. */
  measure(table: TableName, tests: readonly Test[], options: FindOptions): string
  count(table: TableName, tests: readonly Test[]): string
  /** Inserts nothing where a row with the same key exists. */
  insert(table: TableName): string
  update(table: TableName, tests: readonly Test[], changes: readonly Change[]): string
  remove(table: TableName, tests: readonly Test[]): string
}

/** How an engine writes its parameters; the first is number 1. */
export type Parameter = (number: number) => string

export const sqliteParameter: Parameter = () => '?'
export const postgresParameter: Parameter = (number) => `$${number}`

/**
 * Writes the statements that every engine runs, in the SQL that SQLite and PostgreSQL share.
 *
 * Ours: by hand. There are five shapes, every name in them is one of ours, and every value is a parameter; a query builder
 * took a sixth of the memory of the process for that.
 */
export function createStatements(parameter: Parameter): Statements {
  function rowsOf(
    columns: string,
    table: TableName,
    tests: readonly Test[],
    { limit, order = 'asc' }: FindOptions,
  ): string {
    const next = counter(parameter)
    const where = clauses(tests, next)
    const end = limit === undefined ? '' : ` limit ${next()}`
    return `select ${columns} from ${quoted(table)}${where} order by "id" ${order}${end}`
  }

  return {
    select: (table, tests, options) => rowsOf(columnsOf(table), table, tests, options),
    measure: (table, tests, options) =>
      rowsOf(`"id", ${lengthOf(table)} as "bytes"`, table, tests, options),
    count: (table, tests) =>
      `select count(*) as "rows" from ${quoted(table)}${clauses(tests, counter(parameter))}`,
    insert(table) {
      const next = counter(parameter)
      const values = Object.keys(tableOf(table).columns).map(next).join(', ')
      return `insert into ${quoted(table)} (${columnsOf(table)}) values (${values}) on conflict do nothing`
    },
    update(table, tests, changes) {
      const next = counter(parameter)
      const sets = changes.map(({ column, add }) => {
        const name = quoted(column)
        return add ? `${name} = ${name} + ${next()}` : `${name} = ${next()}`
      })
      return `update ${quoted(table)} set ${sets.join(', ')}${clauses(tests, next)}`
    },
    remove: (table, tests) => `delete from ${quoted(table)}${clauses(tests, counter(parameter))}`,
  }
}

function counter(parameter: Parameter): () => string {
  let number = 0
  return () => parameter(++number)
}

/** The value stands for a parameter; only null is part of the text. */
function clauses(tests: readonly Test[], next: () => string): string {
  const each = tests.map(({ column, operator, value }) =>
    value === null ? `${quoted(column)} is null` : `${quoted(column)} ${operator} ${next()}`,
  )
  return each.length === 0 ? '' : ` where ${each.join(' and ')}`
}

/** Both engines know the length of a text from its head. */
function lengthOf(table: TableName): string {
  return Object.entries(tableOf(table).columns)
    .filter(([, { kind }]) => kind === 'text' || kind === 'json')
    .map(([name]) => `coalesce(octet_length(${quoted(name)}), 0)`)
    .join(' + ')
}

function columnsOf(table: TableName): string {
  return Object.keys(tableOf(table).columns).map(quoted).join(', ')
}

function quoted(name: string): string {
  return `"${name}"`
}
