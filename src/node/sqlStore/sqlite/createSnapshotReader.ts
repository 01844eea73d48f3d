import type { Connection, SqlRow } from '../connection.ts'
import { openSqlite } from './openSqlite.ts'

/** How many answers are kept between two commits. */
const MAX_ANSWERS = 1000

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
 *
 * For the same reason a question has the same answer until the next commit: answers of at most one row, which are those
 * that every request asks for, are kept until then.
 */
export function createSnapshotReader(path: string): SnapshotReader {
  const connection = openSqlite(path, { readOnly: true })
  const answers = new Map<string, readonly SqlRow[]>()
  return {
    all: (sql, values) => {
      const question = JSON.stringify([sql, ...values])
      const known = answers.get(question)
      if (known) return known
      if (!connection.inTransaction()) connection.exec('begin')
      const rows = connection.all(sql, values)
      if (rows.length <= 1 && answers.size < MAX_ANSWERS) answers.set(question, rows)
      return rows
    },
    run: connection.run,
    renew: () => {
      answers.clear()
      if (connection.inTransaction()) connection.exec('commit')
    },
    close: connection.close,
  }
}
