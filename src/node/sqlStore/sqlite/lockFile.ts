import { DatabaseSync } from 'node:sqlite'
import { StoreLockedError } from '../storeErrors.ts'

const SQLITE_BUSY = 5

/**
 * Holds a file for this process alone, until it is released or the process ends in any way.
 *
 * The lock is one of the operating system, taken through SQLite on a database that stays empty: nothing is left to clean
 * up after a crash, and a second holder in the same process is refused as well.
 *
 * @throws StoreLockedError when somebody holds it.
 */
export function lockFile(path: string): { release(): void } {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    throw isBusy(cause) ? new StoreLockedError({ cause }) : cause
  }
  return { release: () => database.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
