import type { Change, Test } from '../../service/store/conditions.ts'
import type { TableName } from '../../service/store/rows.ts'
import type { FindOptions } from '../../service/store/store.ts'
import { tableOf } from '../../service/store/tables.ts'
import type { SqlWriter } from './sqlWriter.ts'

/** SQL texts; their parameters are the changes, then the tests that are not null, then the limit. */
export type Statements = {
  select(table: TableName, tests: readonly Test[], options: FindOptions): string
  count(table: TableName, tests: readonly Test[]): string
  /** Inserts nothing where a row with the same key exists. */
  insert(table: TableName): string
  update(table: TableName, tests: readonly Test[], changes: readonly Change[]): string
  remove(table: TableName, tests: readonly Test[]): string
}

/** Writes the statements that every engine runs. Each shape is written once and then remembered. */
export function createStatements(writer: SqlWriter): Statements {
  const texts = new Map<string, string>()

  function remembered(shape: string, write: () => { compile(): { sql: string } }): string {
    const known = texts.get(shape)
    if (known !== undefined) return known
    const { sql } = write().compile()
    texts.set(shape, sql)
    return sql
  }

  return {
    select: (table, tests, { limit, order = 'asc' }) =>
      remembered(`select ${table} ${shapeOf(tests)} ${order} ${limit !== undefined}`, () => {
        const columns = Object.keys(tableOf(table).columns)
        let query = writer.selectFrom(table).select(columns).orderBy('id', order)
        for (const test of tests) query = query.where(...clause(test))
        return limit === undefined ? query : query.limit(limit)
      }),

    count: (table, tests) =>
      remembered(`count ${table} ${shapeOf(tests)}`, () => {
        let query = writer.selectFrom(table).select((eb) => eb.fn.countAll().as('rows'))
        for (const test of tests) query = query.where(...clause(test))
        return query
      }),

    insert: (table) =>
      remembered(`insert ${table}`, () => {
        const columns = Object.keys(tableOf(table).columns)
        return writer
          .insertInto(table)
          .values(Object.fromEntries(columns.map((column) => [column, 0])))
          .onConflict((conflict) => conflict.doNothing())
      }),

    update: (table, tests, changes) => {
      const shape = changes.map(({ column, add }) => `${column}${add ? '+' : '='}`)
      return remembered(`update ${table} ${shape.join()} ${shapeOf(tests)}`, () => {
        let query = writer.updateTable(table).set((eb) => {
          const entries = changes.map(({ column, add }) => [column, add ? eb(column, '+', 0) : 0])
          return Object.fromEntries(entries)
        })
        for (const test of tests) query = query.where(...clause(test))
        return query
      })
    },

    remove: (table, tests) =>
      remembered(`remove ${table} ${shapeOf(tests)}`, () => {
        let query = writer.deleteFrom(table)
        for (const test of tests) query = query.where(...clause(test))
        return query
      }),
  }
}

function shapeOf(tests: readonly Test[]): string {
  let shape = ''
  for (const { column, operator, value } of tests) {
    shape += `${column}${value === null ? ' null' : operator},`
  }
  return shape
}

/** The value stands for a parameter; only null is part of the text. */
function clause({ column, operator, value }: Test): [string, '=' | '<' | '>' | 'is', 0 | null] {
  return value === null ? [column, 'is', null] : [column, operator, 0]
}
