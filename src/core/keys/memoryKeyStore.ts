import { DEFAULT_SESSION, type KeyRecord, type KeyStore } from './keyStore.ts'
import { loadAndGenerate } from './loadAndGenerate.ts'

/** Keeps the records until the tab is closed: for browsers without storage, servers and tests. */
export function createMemoryKeyStore(): KeyStore {
  const kept = new Map<string, KeyRecord>()
  let inUse = DEFAULT_SESSION
  return {
    create: loadAndGenerate,
    async save(record, name = DEFAULT_SESSION) {
      kept.set(name, record)
      return 'tab'
    },
    async replace(publicKeyHex, record, name = DEFAULT_SESSION) {
      if (kept.get(name)?.keyPair.publicKeyHex !== publicKeyHex) return false
      kept.set(name, record)
      return true
    },
    async load(name = DEFAULT_SESSION) {
      const record = kept.get(name)
      return record ? { ...record, persistence: 'tab' } : null
    },
    async clear(name = DEFAULT_SESSION) {
      kept.delete(name)
    },
    names: async () => [...kept.keys()],
    current: async () => inUse,
    async use(name) {
      inUse = name
    },
    wasCleared: async () => false,
    close() {
      // nothing is open
    },
  }
}
