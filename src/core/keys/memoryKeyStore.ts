import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { KeyRecord, KeyStore } from './keyStore.ts'

/** Keeps the record until the tab is closed: for browsers without storage, servers and tests. */
export function createMemoryKeyStore(): KeyStore {
  let kept: KeyRecord | null = null
  return {
    create: generateKeyPair,
    async save(record) {
      kept = record
      return 'tab'
    },
    async load() {
      return kept && { ...kept, persistence: 'tab' }
    },
    async clear() {
      kept = null
    },
  }
}
