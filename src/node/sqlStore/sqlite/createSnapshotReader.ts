import type { Connection, SqlRow } from '../connection.ts'
import { openSqlite } from './openSqlite.ts'

/** How many answers are kept between two commits. */
const MAX_ANSWERS = 1000
/** Characters of a text in an answer that is kept: of longer ones, a thousand would take hundreds of megabytes. */
const MAX_CHARACTERS = 4096

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
 * For the same reason a question has the same answer until the next commit: answers of at most one row without long texts,
 * which are those that every request asks for, are kept until then.
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
      if (isSmall(rows) && answers.size < MAX_ANSWERS) answers.set(question, rows)
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

function isSmall([row, ...others]: readonly SqlRow[]): boolean {
  if (others.length > 0) return false
  const values = Object.values(row ?? {})
  return !values.some((value) => typeof value === 'string' && value.length > MAX_CHARACTERS)
}
