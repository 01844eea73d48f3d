export type SqlValue = string | number | null
export type SqlRow = Readonly<Record<string, unknown>>

/**
 * One connection to a database.
 *
 * An engine that answers at once (SQLite) returns values, one that waits (PostgreSQL) promises; callers await both.
 */
export type Connection = {
  all(sql: string, values: readonly SqlValue[]): readonly SqlRow[] | Promise<readonly SqlRow[]>
  /** @returns how many rows the statement inserted, changed or removed. */
  run(sql: string, values: readonly SqlValue[]): number | Promise<number>
}
