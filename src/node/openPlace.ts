import { setTimeout as wait } from 'node:timers/promises'
import { LatchkitError } from '../errors/base.ts'
import { StartRefused } from '../service/startRefused.ts'
import { type Store, StoreFailure } from '../service/store/store.ts'
import { type KeyEncryptionKeys, keysFromFolder, keysFromText } from './keyEncryptionKey.ts'
import { safeCodeOf } from './safeCodeOf.ts'
import { type OpenStoreOptions, openStore } from './sqlStore/openStore.ts'
import { StoreLockedError } from './sqlStore/storeErrors.ts'

const LOCK_PATIENCE_MS = 1500
const LOCK_RETRY_MS = 50
const DEFAULT_FOLDER = '.latchkit'

/** Where the service keeps what it must not lose. */
export type Place = {
  /** Forgets everything at the end. */
  readonly memory?: boolean | undefined
  /** The folder of the embedded database and of the key file. @default '.latchkit' */
  readonly dataDir?: string | undefined
  /** `postgres://…`: rows are kept there, and the folder holds the key file only. */
  readonly databaseUrl?: string | undefined
}

/** The opened place: rows, and the keys that seal the secrets among them. */
export type OpenedPlace = {
  readonly store: Store
  readonly keyEncryptionKey: Uint8Array
  readonly olderKeyEncryptionKeys: readonly Uint8Array[]
}

/** The folder that holds everything; null when nothing is kept, undefined when rows are elsewhere. */
export function folderOf({ memory, dataDir, databaseUrl }: Place): string | null | undefined {
  if (memory) return null
  return databaseUrl === undefined ? (dataDir ?? DEFAULT_FOLDER) : undefined
}

type TriedPlace = { readonly folder: string; readonly databaseUrl: string | undefined }

/**
 * Opens the store and finds the key that belongs to it: the one given, else the one in the data folder.
 *
 * @throws StartRefused with a plain sentence when one of them cannot be had.
 */
export async function openPlace(place: Place, keyText: string | undefined): Promise<OpenedPlace> {
  const { memory = false, databaseUrl, dataDir } = place
  if (memory && (dataDir !== undefined || databaseUrl !== undefined))
    throw new StartRefused('--memory keeps nothing: leave out --data and --database-url, or it.')
  const folder = dataDir ?? DEFAULT_FOLDER
  try {
    const { key, olderKeys } = readKeys(place, keyText)
    return {
      keyEncryptionKey: key,
      olderKeyEncryptionKeys: olderKeys,
      store: await openWhenFree(
        memory ? { memory } : databaseUrl === undefined ? { dataDir: folder } : { databaseUrl },
      ),
    }
  } catch (error) {
    throw refusalOf(error, { folder, databaseUrl })
  }
}

/**
 * The keys that were given, else those in the data folder.
 *
 * @throws StartRefused when there are none to be had.
 */
export function readKeys(
  { memory = false, dataDir = DEFAULT_FOLDER }: Place,
  keyText: string | undefined,
): KeyEncryptionKeys {
  if (keyText !== undefined) return keysFromText(keyText, 'LATCHKIT_KEK')
  if (memory) return { key: crypto.getRandomValues(new Uint8Array(32)), olderKeys: [] }
  return keysFromFolder(dataDir)
}

/** A service that was told to end may need a moment; its successor waits that long for the folder. */
async function openWhenFree(options: OpenStoreOptions): Promise<Store> {
  const deadlineMs = performance.now() + LOCK_PATIENCE_MS
  for (;;) {
    try {
      return await openStore(options)
    } catch (error) {
      if (!(error instanceof StoreLockedError) || performance.now() > deadlineMs) throw error
    }
    await wait(LOCK_RETRY_MS)
  }
}

/** Refusals and errors of Latchkit say it themselves; the others are told by their code, since their texts may hold secrets. */
function refusalOf(error: unknown, { folder, databaseUrl }: TriedPlace): unknown {
  if (error instanceof StartRefused) return error
  if (error instanceof StoreFailure) return refusalOf(error.cause, { folder, databaseUrl })
  if (error instanceof LatchkitError)
    return new StartRefused(
      [error.shortMessage, error.details, error.hint].filter(Boolean).join(' '),
      error,
    )
  const code = safeCodeOf(error)
  if (code === 'ERR_SQLITE_ERROR')
    return new StartRefused(
      `The database file latchkit.sqlite in ${folder} cannot be used (${code}${sqliteReasonOf(error)}). Put a good copy back, or choose another folder with --data.`,
      error,
    )
  if (error instanceof Error && code && 'syscall' in error && 'path' in error)
    return new StartRefused(
      `The data folder ${folder} cannot be used (${code}). Choose another one with --data.`,
      error,
    )
  if (databaseUrl === undefined) return error
  const reason = code ?? sqlStateOf(error)
  return new StartRefused(
    `The database at --database-url cannot be used${reason ? ` (${reason})` : ''}. Check the address, and that the database runs and lets this user in.`,
    error,
  )
}

/** SQLite's own words for the number of the error; they name no file and no value. */
function sqliteReasonOf(error: unknown): string {
  const isTold = error instanceof Error && 'errstr' in error
  return isTold ? `, ${error.errstr}` : ''
}

/** What PostgreSQL says in five characters, like 28P01 for a wrong password. */
function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
