import { del, get, keys, set } from 'idb-keyval'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { keptFromStored } from './keptFromStored.ts'
import { DEFAULT_SESSION, type KeyRecord, type KeyStore, type Persistence } from './keyStore.ts'
import { loadAndGenerate } from './loadAndGenerate.ts'
import { createMemoryKeyStore } from './memoryKeyStore.ts'
import { ended, openDatabase } from './openDatabase.ts'
import { withRoom } from './withRoom.ts'

const PREFIX = 'session:'
const IN_USE = 'current'

/**
 * Keeps the records in IndexedDB, under a name of its own for each auth proxy configuration.
 *
 * Ours: what cannot be stored, or cannot be read back as a key, is kept in memory with persistence `tab`. That covers a
 * browser without IndexedDB, one that refuses or never answers, and one that cannot copy key objects.
 * Ours: where the browser has no room, what is over is cleared and the record stored again; if that fails too, it is kept
 * in memory like the others.
 * Ours: the session without a name stays where the first version kept its only one, so neither version loses the other's.
 *
 * @param authProxyConfigId - sessions of two configurations never see each other.
 */
export function createIndexedDbKeyStore(authProxyConfigId: string): KeyStore {
  const memory = createMemoryKeyStore()
  const { run, close } = openDatabase(`latchkit:${authProxyConfigId}`)
  let inMemory = false
  let hasAnswered = false
  /** True once an older record than the one in memory may still be stored. */
  let isOutdated = false

  const read = (key: string) => run((store) => get<unknown>(key, store))

  /** What storage says; the stand-in where it never said anything. */
  const readable = async <T>(reading: () => Promise<T>, standIn: T): Promise<T> => {
    try {
      const answer = await reading()
      hasAnswered = true
      return answer
    } catch (error) {
      // what was kept there may still be: nobody is logged out by a moment without an answer
      if (hasAnswered) throw error
      // a database that never answers is not asked again; what could never be read counts as absent
      inMemory = error instanceof KeyStoreUnavailableError
      return standIn
    }
  }

  /** Stores a record with what belongs to it, in one transaction. */
  const write = (
    { startedAtMs = 0, clockOffsetMs = 0 }: KeyRecord,
    change: (objects: IDBObjectStore) => void,
  ) =>
    withRoom({ authProxyConfigId, nowMs: startedAtMs - clockOffsetMs }, () =>
      run((store) =>
        store('readwrite', (objects) => {
          change(objects)
          return ended(objects.transaction)
        }),
      ),
    )

  const holdHere = async (record: KeyRecord, name = DEFAULT_SESSION): Promise<Persistence> => {
    inMemory = true
    await memory.use(name)
    return memory.save(record, name)
  }

  return {
    create: loadAndGenerate,
    close,

    async save(record, name) {
      const key = keyOf(name)
      try {
        await write(record, (objects) => {
          objects.put(record, key)
          // the name stays when the record goes, and says that it was no browser that took it
          objects.put(name ?? DEFAULT_SESSION, IN_USE)
        })
        const stored = keptFromStored(await read(key))
        if (!stored?.keyPair) throw new KeyStoreUnavailableError()
        inMemory = false
        await memory.clear(name)
        return 'device'
      } catch {
        // no storage, no room, or no way to copy a key: the tab's own memory holds it
        void run((store) => del(key, store)).catch(() => undefined)
        return holdHere(record, name)
      }
    },

    async replace(publicKeyHex, record, name) {
      if (inMemory) return memory.replace(publicKeyHex, record, name)
      const key = keyOf(name)
      let stands = false
      try {
        await write(record, (objects) => {
          const found = objects.get(key)
          found.onsuccess = () => {
            stands = keptFromStored(found.result)?.keyPair?.publicKeyHex === publicKeyHex
            if (stands) objects.put(record, key)
          }
        })
      } catch (error) {
        if (!stands) throw error
        // the one before stays stored for the other tabs, until its end or a logout
        isOutdated = true
        await holdHere(record, name)
      }
      return stands
    },

    async load(name) {
      if (inMemory) return memory.load(name)
      return readable(async () => keptFromStored(await read(keyOf(name))), null)
    },

    async clear(name) {
      await memory.clear(name)
      if ((inMemory && !isOutdated) || !('indexedDB' in globalThis)) return
      try {
        await run((store) => del(keyOf(name), store))
      } catch (cause) {
        throw new KeyStoreUnavailableError({ cause })
      }
    },

    async names() {
      if (inMemory) return memory.names()
      return (await readable(() => run((store) => keys(store)), [])).flatMap(nameOf)
    },

    async current() {
      if (inMemory) return memory.current()
      const name = await readable(() => read(IN_USE), null)
      return typeof name === 'string' ? name : DEFAULT_SESSION
    },

    async wasCleared() {
      return !inMemory && (await readable(() => read(IN_USE), null)) === undefined
    },

    async use(name) {
      await memory.use(name)
      if (inMemory) return
      await readable(() => run((store) => set(IN_USE, name, store)), null)
    },
  }
}

/** `session` is the one without a name. */
function keyOf(name = DEFAULT_SESSION): string {
  return name === DEFAULT_SESSION ? 'session' : PREFIX + name
}

function nameOf(key: IDBValidKey): readonly string[] {
  if (key === 'session') return [DEFAULT_SESSION]
  return typeof key === 'string' && key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []
}
