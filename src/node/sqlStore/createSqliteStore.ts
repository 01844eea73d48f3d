import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCallPace } from '../../service/store/createCallPace.ts'
import type { Store } from '../../service/store/store.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { createGroupCommit } from './sqlite/createGroupCommit.ts'
import { createSnapshotReader } from './sqlite/createSnapshotReader.ts'
import { lockFile } from './sqlite/lockFile.ts'
import { openSqlite, type SqliteConnection } from './sqlite/openSqlite.ts'
import { createSqlReads } from './sqlReads.ts'
import { createSqlTransaction } from './sqlTransaction.ts'
import { createStatements, sqliteParameter } from './statements.ts'
import { StoreOptionInvalidError } from './storeErrors.ts'

/**
 * Keeps the rows in one SQLite file, for one process.
 *
 * Ours: a transaction is on the disk (write-ahead log, synced) before its promise resolves. A disk that is full or broken
 * makes it reject with `StoreFailure`, and the next one is tried anew; after a failed sync nothing is tried until the file
 * is opened again. The folder and the files are readable by their owner only.
 *
 * @param path - of the database file; its folder is created when it is missing.
 * @throws StoreLockedError `STORE_LOCKED` when another process, or another store of this one, has the file.
 * @throws StoreNewerError `STORE_NEWER` when a newer version wrote the file.
 */
export async function createSqliteStore(path: string): Promise<Store> {
  if (path === ':memory:') {
    throw new StoreOptionInvalidError({ details: 'SQLite keeps files; use the store in memory.' })
  }
  const file = resolve(path)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  createPrivateFile(`${file}.lock`)
  const lock = lockFile(`${file}.lock`)
  try {
    createPrivateFile(file)
    return await openStoreOn(file, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openStoreOn(file: string, release: () => void): Promise<Store> {
  const connection = openSqlite(file, { readOnly: false })
  const reader = createSnapshotReader(file)
  const commits = createGroupCommit(connection, reader.renew)
  try {
    await commits.transaction(() => migrate(connection, { text: 'text', integer: 'integer' }))
  } catch (error) {
    reader.close()
    connection.close()
    throw error
  }
  const statements = createStatements(sqliteParameter)
  const inReads = createCallPace(nextTurn)
  const inTransactions = createCallPace(nextTurn)
  let closed = false

  return {
    ...inReads(createSqlReads(reader, statements)),
    transaction: async (work) => {
      if (closed) throw new Error('The store is closed.')
      return commits.transaction(async () => {
        const guarded = guard(connection)
        try {
          return await work(inTransactions(createSqlTransaction(guarded.connection, statements)))
        } finally {
          guarded.end()
        }
      })
    },
    close: async () => {
      if (closed) return
      closed = true
      await commits.idle()
      // The last one to close carries the log over, and then removes it. After a failed sync that must not be: of a
      // reader's nothing is carried over.
      const inOrder = commits.hasStopped() ? [connection, reader] : [reader, connection]
      for (const each of inOrder) each.close()
      release()
    },
  }
}

/** Keeps a transaction from touching the database after its end, or after SQLite itself has undone it. */
function guard(connection: SqliteConnection): { connection: Connection; end(): void } {
  let ended = false
  function requireOpen(): void {
    if (ended || !connection.inTransaction()) throw new Error('The transaction is over.')
  }
  return {
    connection: {
      all: (sql, values) => {
        requireOpen()
        return connection.all(sql, values)
      },
      run: (sql, values) => {
        requireOpen()
        return connection.run(sql, values)
      },
    },
    end: () => {
      ended = true
    },
  }
}

/** Touches nothing that exists: to open and close a file would drop the locks that this process holds on it. */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
