import { join } from 'node:path'
import { createMemoryStore } from '../../service/store/memoryStore.ts'
import type { Store } from '../../service/store/store.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { createSqliteStore } from './createSqliteStore.ts'
import { StoreOptionInvalidError } from './storeErrors.ts'

/** Where the service keeps its data: exactly one of the three. */
export type OpenStoreOptions = {
  /** Forgets everything at the end. */
  readonly memory?: boolean | undefined
  /** Folder of the embedded database; created when it is missing. */
  readonly dataDir?: string | undefined
  /** `postgres://user:password@host:port/database` */
  readonly databaseUrl?: string | undefined
}

const DATABASE_FILE = 'latchkit.sqlite'

/** Where the embedded database of a data folder lies. */
export function databaseFileIn(dataDir: string): string {
  return join(dataDir, DATABASE_FILE)
}

/**
 * Opens the store that the options ask for.
 *
 * @throws StoreOptionInvalidError `STORE_OPTION_INVALID` when the options name no place or more than one.
 * @throws StoreLockedError `STORE_LOCKED` when another process uses the data folder.
 * @throws StoreNewerError `STORE_NEWER` when a newer version wrote the data.
 * @throws StoreDriverMissingError `STORE_DRIVER_MISSING` when PostgreSQL is asked for and `pg` is not installed.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { memory = false, dataDir, databaseUrl } = options
  const places = [memory, dataDir !== undefined, databaseUrl !== undefined]
  if (places.filter(Boolean).length !== 1) throw new StoreOptionInvalidError()
  if (dataDir !== undefined) return createSqliteStore(databaseFileIn(dataDir))
  if (databaseUrl === undefined) return createMemoryStore()
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return createPostgresStore(databaseUrl)
  throw new StoreOptionInvalidError({ details: 'The database address is not of PostgreSQL.' })
}
