import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { keptFromStored } from './keptFromStored.ts'
import type { KeyStore } from './keyStore.ts'
import { createMemoryKeyStore } from './memoryKeyStore.ts'

const RECORD = 'session'

/** Some browsers leave an open request without any answer. */
const PATIENCE_MS = 3000

/**
 * Keeps the record in IndexedDB, under a name of its own for each auth proxy configuration.
 *
 * Ours: what cannot be stored, or cannot be read back as a key, is kept in memory with persistence `tab`. That covers a
 * browser without IndexedDB, one that refuses or never answers, and one that cannot copy key objects.
 *
 * @param authProxyConfigId - sessions of two configurations never see each other.
 */
export function createIndexedDbKeyStore(authProxyConfigId: string): KeyStore {
  const memory = createMemoryKeyStore()
  const run = createConnection(`latchkit:${authProxyConfigId}`)
  let inMemory = false

  return {
    create: generateKeyPair,

    async save(record) {
      try {
        await run((store) => set(RECORD, record, store))
        const stored = keptFromStored(await run((store) => get<unknown>(RECORD, store)))
        if (!stored?.keyPair) throw new KeyStoreUnavailableError()
        inMemory = false
        await memory.clear()
        return 'device'
      } catch {
        // no storage, no room, or no way to copy a key: the tab's own memory holds it
        inMemory = true
        void run((store) => del(RECORD, store)).catch(() => undefined)
        return memory.save(record)
      }
    },

    async load() {
      if (inMemory) return memory.load()
      try {
        return keptFromStored(await run((store) => get<unknown>(RECORD, store)))
      } catch (error) {
        // a database that never answers is not asked again; what cannot be read counts as absent
        inMemory = error instanceof KeyStoreUnavailableError
        return null
      }
    },

    async clear() {
      await memory.clear()
      if (inMemory || !('indexedDB' in globalThis)) return
      try {
        await run((store) => del(RECORD, store))
      } catch (cause) {
        throw new KeyStoreUnavailableError({ cause })
      }
    },
  }
}

/**
 * Runs work on the database, which is opened when it is first needed.
 *
 * Lets go of it when another tab wants to upgrade or delete it, and opens it again once when the browser has closed it.
 */
function createConnection(name: string): <T>(work: (store: UseStore) => Promise<T>) => Promise<T> {
  let connection: UseStore | null = null
  const open = (): UseStore => {
    const store = createStore(name, 'keys')
    return (mode, callback) =>
      store(mode, (objects) => {
        const database = objects.transaction.db
        database.onversionchange = () => {
          database.close()
          connection = null
        }
        return callback(objects)
      })
  }
  return async (work) => {
    const attempt = async () => {
      connection ??= open()
      return within(PATIENCE_MS, work(connection))
    }
    try {
      return await attempt()
    } catch (error) {
      connection = null
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      return attempt()
    }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KeyStoreUnavailableError()), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
