import { StoreFailure } from '../../../service/store/store.ts'

/** Result codes of SQLite that tell of the disk or the file and not of a statement; finer ones have them in the last byte. */
const OF_STORAGE: ReadonlySet<number> = new Set([
  5, // SQLITE_BUSY
  6, // SQLITE_LOCKED
  7, // SQLITE_NOMEM
  8, // SQLITE_READONLY
  10, // SQLITE_IOERR
  11, // SQLITE_CORRUPT
  13, // SQLITE_FULL
  14, // SQLITE_CANTOPEN
  15, // SQLITE_PROTOCOL
  26, // SQLITE_NOTADB
])

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const OF_SYNC: ReadonlySet<number> = new Set([1034, 1290])

/** The error to throw in place of one of SQLite's. */
export function asStoreFailure(error: unknown): unknown {
  const code = resultCodeOf(error)
  return code !== undefined && OF_STORAGE.has(code & 0xff) ? new StoreFailure(error) : error
}

/** Whether the system could not say that what was written is on the disk. */
export function isFailedSync(error: unknown): boolean {
  const code = error instanceof StoreFailure ? resultCodeOf(error.cause) : undefined
  return code !== undefined && OF_SYNC.has(code)
}

function resultCodeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code : undefined
}
