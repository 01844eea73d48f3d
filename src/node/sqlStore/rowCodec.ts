import type { Scalar } from '../../service/store/conditions.ts'
import type { TableName } from '../../service/store/rows.ts'
import { tableOf } from '../../service/store/tables.ts'
import type { SqlRow, SqlValue } from './connection.ts'

/** Booleans are kept as 0 and 1. */
export function sqlFromScalar(value: Scalar): SqlValue {
  return typeof value === 'boolean' ? Number(value) : value
}

/** JSON is kept as text. */
export function sqlFromValue(value: unknown): SqlValue {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return sqlFromScalar(value as Scalar)
}

/** Makes the function that turns what a driver returns into rows of the table. */
export function createRowReader(table: TableName): (row: SqlRow) => Record<string, unknown> {
  const columns = Object.entries(tableOf(table).columns)
  return (row) => {
    const result: Record<string, unknown> = {}
    for (const [name, { kind }] of columns) {
      const value = row[name]
      if (value === null || kind === 'text') result[name] = value
      else if (kind === 'json') result[name] = JSON.parse(String(value))
      else if (kind === 'boolean') result[name] = Number(value) === 1
      // the PostgreSQL driver gives 64-bit integers as text; ours are safe integers
      else result[name] = Number(value)
    }
    return result
  }
}
