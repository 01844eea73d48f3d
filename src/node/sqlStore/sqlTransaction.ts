import { changesOf, testsOf, valuesOf } from '../../service/store/conditions.ts'
import { type Transaction, UniqueViolation } from '../../service/store/store.ts'
import type { Connection } from './connection.ts'
import { sqlFromValue } from './rowCodec.ts'
import { createSqlReads, valuesOfTests } from './sqlReads.ts'
import type { Statements } from './statements.ts'

/** Reads and writes on a connection on which a transaction has begun. */
export function createSqlTransaction(connection: Connection, statements: Statements): Transaction {
  return {
    ...createSqlReads(connection, statements),
    insert: async (table, row) => {
      const values = valuesOf(table, row).map(sqlFromValue)
      const inserted = await connection.run(statements.insert(table), values)
      if (inserted === 0) throw new UniqueViolation(table)
    },
    update: async (table, where, patch) => {
      const tests = testsOf(table, where)
      const changes = changesOf(table, patch)
      const values = changes.map((change) => sqlFromValue(change.value))
      return connection.run(statements.update(table, tests, changes), [
        ...values,
        ...valuesOfTests(tests),
      ])
    },
    remove: async (table, where) => {
      const tests = testsOf(table, where)
      return connection.run(statements.remove(table, tests), valuesOfTests(tests))
    },
  }
}
