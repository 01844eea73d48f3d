import { mapValues } from '../../lib/mapValues.ts'
import { type Test, testsOf } from '../../service/store/conditions.ts'
import type { Rows, TableName } from '../../service/store/rows.ts'
import type { FindOptions, Reads, Where } from '../../service/store/store.ts'
import { tables } from '../../service/store/tables.ts'
import type { Connection, SqlValue } from './connection.ts'
import { createRowReader, sqlFromScalar } from './rowCodec.ts'
import type { Statements } from './statements.ts'

/** The reads of the store on one connection. */
export function createSqlReads(connection: Connection, statements: Statements): Reads {
  const readers = mapValues(tables, (_, table) => createRowReader(table))

  async function find<T extends TableName>(
    table: T,
    where: Where<T>,
    options: FindOptions = {},
  ): Promise<readonly Rows[T][]> {
    const tests = testsOf(table, where)
    const values = valuesOfTests(tests)
    if (options.limit !== undefined) values.push(options.limit)
    const rows = await connection.all(statements.select(table, tests, options), values)
    return rows.map(readers[table]) as unknown as readonly Rows[T][]
  }

  return {
    find,
    first: async (table, where) => (await find(table, where, { limit: 1 }))[0],
    count: async (table, where) => {
      const tests = testsOf(table, where)
      const rows = await connection.all(statements.count(table, tests), valuesOfTests(tests))
      return Number(rows[0]?.rows)
    },
    measure: async (table, where, options = {}) => {
      const tests = testsOf(table, where)
      const values = valuesOfTests(tests)
      if (options.limit !== undefined) values.push(options.limit)
      const rows = await connection.all(statements.measure(table, tests, options), values)
      return rows.map(({ id, bytes }) => ({ id: String(id), bytes: Number(bytes) }))
    },
  }
}

/** The parameters of the tests: null is part of the text. */
export function valuesOfTests(tests: readonly Test[]): SqlValue[] {
  const values: SqlValue[] = []
  for (const { value } of tests) if (value !== null) values.push(sqlFromScalar(value))
  return values
}
