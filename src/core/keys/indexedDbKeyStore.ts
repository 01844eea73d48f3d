import { del, get, keys, promisifyRequest, set, setMany } from 'idb-keyval'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { keptFromStored } from './keptFromStored.ts'
import { DEFAULT_SESSION, type KeyStore } from './keyStore.ts'
import { loadAndGenerate } from './loadAndGenerate.ts'
import { createMemoryKeyStore } from './memoryKeyStore.ts'
import { openDatabase } from './openDatabase.ts'

const PREFIX = 'session:'
const IN_USE = 'current'

/**
 * Keeps the records in IndexedDB, under a name of its own for each auth proxy configuration.
 *
 * Ours: what cannot be stored, or cannot be read back as a key, is kept in memory with persistence `tab`. That covers a
 * browser without IndexedDB, one that refuses or never answers, and one that cannot copy key objects.
 * Ours: the session without a name stays where the first version kept its only one, so neither version loses the other's.
 *
 * @param authProxyConfigId - sessions of two configurations never see each other.
 */
export function createIndexedDbKeyStore(authProxyConfigId: string): KeyStore {
  const memory = createMemoryKeyStore()
  const { run, close } = openDatabase(`latchkit:${authProxyConfigId}`)
  let inMemory = false

  const read = (key: string) => run((store) => get<unknown>(key, store))

  /** What storage says; the stand-in when it cannot be read. */
  const readable = async <T>(reading: () => Promise<T>, standIn: T): Promise<T> => {
    try {
      return await reading()
    } catch (error) {
      // a database that never answers is not asked again; what cannot be read counts as absent
      inMemory = error instanceof KeyStoreUnavailableError
      return standIn
    }
  }

  return {
    create: loadAndGenerate,
    close,

    async save(record, name) {
      const key = keyOf(name)
      try {
        // the name stays when the record goes, and says that it was no browser that took it
        const entries: [string, unknown][] = [
          [key, record],
          [IN_USE, name ?? DEFAULT_SESSION],
        ]
        await run((store) => setMany(entries, store))
        const stored = keptFromStored(await read(key))
        if (!stored?.keyPair) throw new KeyStoreUnavailableError()
        inMemory = false
        await memory.clear(name)
        return 'device'
      } catch {
        // no storage, no room, or no way to copy a key: the tab's own memory holds it
        inMemory = true
        void run((store) => del(key, store)).catch(() => undefined)
        return memory.save(record, name)
      }
    },

    async replace(publicKeyHex, record, name) {
      if (inMemory) return memory.replace(publicKeyHex, record, name)
      const key = keyOf(name)
      let isReplaced = false
      await run((store) =>
        store('readwrite', (objects) => {
          const found = objects.get(key)
          found.onsuccess = () => {
            isReplaced = keptFromStored(found.result)?.keyPair?.publicKeyHex === publicKeyHex
            if (isReplaced) objects.put(record, key)
          }
          return promisifyRequest(objects.transaction)
        }),
      )
      return isReplaced
    },

    async load(name) {
      if (inMemory) return memory.load(name)
      return readable(async () => keptFromStored(await read(keyOf(name))), null)
    },

    async clear(name) {
      await memory.clear(name)
      if (inMemory || !('indexedDB' in globalThis)) return
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
