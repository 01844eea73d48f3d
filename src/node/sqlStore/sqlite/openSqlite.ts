import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqlRow, SqlValue } from '../connection.ts'
import { asStoreFailure } from './sqliteFault.ts'

/** A `Connection` that answers at once. What it throws of the disk or the file is a `StoreFailure`. */
export type SqliteConnection = {
  all(sql: string, values: readonly SqlValue[]): readonly SqlRow[]
  run(sql: string, values: readonly SqlValue[]): number
  /** For statements without parameters and rows: `begin`, `commit`, … */
  exec(sql: string): void
  inTransaction(): boolean
  /** Carries the write-ahead log over into the database file, as far as nobody still reads what is there. */
  checkpoint(): void
  close(): void
}

const BUSY_TIMEOUT_MS = 5000

/** Opens a connection of Node's own SQLite; it prepares each statement once. */
export function openSqlite(
  path: string,
  { readOnly }: { readonly readOnly: boolean },
): SqliteConnection {
  const database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS })
  const prepared = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }

  database.exec('pragma foreign_keys = on')
  if (!readOnly) {
    database.exec('pragma journal_mode = wal')
    // a commit returns when the disk has it, not before
    database.exec('pragma synchronous = full')
    // by hand, see `createGroupCommit`
    database.exec('pragma wal_autocheckpoint = 0')
  }

  return {
    all: (sql, values) => guarded(() => prepare(sql).all(...values)),
    run: (sql, values) => guarded(() => Number(prepare(sql).run(...values).changes)),
    exec: (sql) => {
      guarded(() => prepare(sql).run())
    },
    checkpoint: () => {
      guarded(() => prepare('pragma wal_checkpoint(passive)').all())
    },
    inTransaction: () => database.isTransaction,
    close: () => {
      prepared.clear()
      database.close()
    },
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asStoreFailure(error)
  }
}
