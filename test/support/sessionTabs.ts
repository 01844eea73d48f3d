import type { KitEvent } from '../../src/core/events.ts'
import type { KeyStore } from '../../src/core/keys/keyStore.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { createSessions, type SessionsParts } from '../../src/core/session/createSessions.ts'
import { createServerClock } from '../../src/core/session/serverClock.ts'
import { type WatchParts, watchSessions } from '../../src/core/session/watchSessions.ts'
import type { FakeProxy } from './fakeProxy.ts'

export const SESSIONS_NOW = 1_700_000_000_000

/** What two tabs of one browser share. */
export function sharedKeyStore(): KeyStore {
  const memory = createMemoryKeyStore()
  return {
    ...memory,
    save: async (record, name) => {
      await memory.save(record, name)
      return 'device'
    },
    load: async (name) => {
      const kept = await memory.load(name)
      return kept && { ...kept, persistence: 'device' }
    },
  }
}

let channels = 0

/** A name of a channel that no other test uses. */
export function newChannelName(): string {
  return `test-${process.pid}-${channels++}`
}

/** One tab: sessions that listen, with what they reported. */
export function openTab(keyStore: KeyStore, parts: Partial<SessionsParts & WatchParts> = {}) {
  const events: KitEvent[] = []
  const nowMs = () => SESSIONS_NOW
  const clock = createServerClock(nowMs, nowMs)
  const emit = (event: KitEvent) => events.push(event)
  const sessions = createSessions({ keyStore, clock, pinnedKeyHex: undefined, emit, ...parts })
  const channelName = newChannelName()
  const close = watchSessions({ sessions, keyStore, clock, channelName, ...parts })
  return { sessions, events, close }
}

/** Keeps a session as a login would. */
export async function keepSessionOf(
  proxy: FakeProxy,
  keyStore: KeyStore,
  { claims = {}, name }: { readonly claims?: object; readonly name?: string } = {},
) {
  const keyPair = await keyStore.create()
  const token = await proxy.sessionToken({ public_key: keyPair.publicKeyHex, ...claims })
  const startedAtMs = SESSIONS_NOW
  const record = { keyPair, token, sessionKeyHex: proxy.sessionKeyHex, startedAtMs }
  const persistence = await keyStore.save(record, name)
  const session = {
    organizationId: 'org-1',
    userId: 'user-1',
    publicKeyHex: keyPair.publicKeyHex,
    expiresAtMs: SESSIONS_NOW + 900_000,
    startedAtMs,
    persistence,
  }
  return { session, keyPair, record }
}
