import type { Connection } from '../connection.ts'
import { openSqlite } from './openSqlite.ts'

type SnapshotReader = Connection & {
  /** To be called before each commit: the next read sees what it has changed. */
  renew(): void
  close(): void
}

/**
 * Reads what is committed, and nothing of a transaction under way.
 *
 * It keeps one read transaction open from commit to commit, which spares each read the locking of the file; that is right
 * because no other process writes. The reader lets go before a commit, so it never holds up the write-ahead log.
 */
export function createSnapshotReader(path: string): SnapshotReader {
  const connection = openSqlite(path, { readOnly: true })
  return {
    all: (sql, values) => {
      if (!connection.inTransaction()) connection.exec('begin')
      return connection.all(sql, values)
    },
    run: connection.run,
    renew: () => {
      if (connection.inTransaction()) connection.exec('commit')
    },
    close: connection.close,
  }
}
