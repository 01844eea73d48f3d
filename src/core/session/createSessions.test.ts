import { afterEach, expect, test, vi } from 'vitest'
import { createFakeProxy } from '../../../test/support/fakeProxy.ts'
import type { KitEvent } from '../events.ts'
import type { KeptRecord, KeyStore } from '../keys/keyStore.ts'
import { createMemoryKeyStore } from '../keys/memoryKeyStore.ts'
import { createSessions, type Sessions } from './createSessions.ts'

const NOW = 1_700_000_000_000
const proxy = await createFakeProxy(() => NOW)
const stops: (() => void)[] = []
let channels = 0

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** What two tabs of one browser share. */
function sharedStore(): KeyStore {
  const memory = createMemoryKeyStore()
  return {
    ...memory,
    save: async (record) => {
      await memory.save(record)
      return 'device'
    },
    load: async () => {
      const kept = await memory.load()
      return kept && { ...kept, persistence: 'device' }
    },
  }
}

function open(keyStore: KeyStore, channelName = `test-${channels++}`, nowMs = () => NOW) {
  const events: KitEvent[] = []
  const emit = (event: KitEvent) => events.push(event)
  const sessions = createSessions({ keyStore, nowMs, pinnedKeyHex: undefined, channelName, emit })
  stops.push(sessions.listen())
  return { sessions, events }
}

async function save(keyStore: KeyStore, claims: object = {}) {
  const keyPair = await keyStore.create()
  const token = await proxy.sessionToken({ public_key: keyPair.publicKeyHex, ...claims })
  const record = { keyPair, token, sessionKeyHex: proxy.sessionKeyHex }
  const persistence = await keyStore.save(record)
  const session = {
    organizationId: 'org-1',
    userId: 'user-1',
    publicKeyHex: keyPair.publicKeyHex,
    expiresAtMs: NOW + 900_000,
    persistence,
  }
  return { session, keyPair, record }
}

const stateOf = (sessions: Sessions) => sessions.store.getState()
const becomes = (sessions: Sessions, state: object) =>
  vi.waitFor(() => expect(stateOf(sessions)).toMatchObject(state))

test('restores what is kept, and reads it once', async () => {
  const keyStore = sharedStore()
  const { session } = await save(keyStore)
  const load = vi.spyOn(keyStore, 'load')
  const { sessions, events } = open(keyStore)
  expect(stateOf(sessions)).toEqual({ status: 'loading' })
  await Promise.all([sessions.restored(), sessions.restored()])
  expect(stateOf(sessions)).toEqual({ status: 'logged-in', session })
  expect(load).toHaveBeenCalledTimes(1)
  expect(events).toEqual([{ type: 'sessionRestored', persistence: 'device' }])
})

test('is logged out when nothing is kept, or the store fails', async () => {
  for (const load of [async () => null, () => Promise.reject(new Error('broken'))]) {
    const { sessions } = open({ ...createMemoryKeyStore(), load })
    await sessions.restored()
    expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'never' })
  }
})

test.each<[string, (kept: KeptRecord) => Promise<Partial<KeptRecord>>, object]>([
  ['lost key', async () => ({ keyPair: null }), { reason: 'key-lost' }],
  [
    'key of another session',
    async () => ({ keyPair: await createMemoryKeyStore().create() }),
    { reason: 'key-lost' },
  ],
  [
    'key under a wrong name',
    async ({ keyPair }) => {
      const other = await createMemoryKeyStore().create()
      return { keyPair: keyPair && { ...other, publicKeyHex: keyPair.publicKeyHex } }
    },
    { reason: 'key-lost' },
  ],
  ['altered token', async ({ token }) => ({ token: `${token}A` }), { reason: 'refused' }],
  [
    'foreign signer',
    async () => ({ sessionKeyHex: `04${'11'.repeat(64)}` }),
    { reason: 'refused' },
  ],
])('sec/B09 drops a record with a %s', async (_, change, state) => {
  const keyStore = sharedStore()
  await save(keyStore)
  const kept = await keyStore.load()
  if (!kept) throw new Error('nothing kept')
  const clear = vi.spyOn(keyStore, 'clear')
  const load = async () => ({ ...kept, ...(await change(kept)) })
  const { sessions } = open({ ...keyStore, load, clear })
  await sessions.restored()
  expect(stateOf(sessions)).toEqual({ status: 'logged-out', ...state })
  expect(clear).toHaveBeenCalled()
})

test('says that a kept session has expired, and forgets it', async () => {
  const keyStore = sharedStore()
  await save(keyStore, { exp: NOW / 1000 })
  const { sessions, events } = open(keyStore)
  await sessions.restored()
  expect(stateOf(sessions)).toEqual({ status: 'expired' })
  expect(events).toEqual([{ type: 'sessionExpired' }])
  expect(await keyStore.load()).toBeNull()
})

test('ends a session on time, also between two looks at the clock', async () => {
  const keyStore = sharedStore()
  await save(keyStore)
  let nowMs = NOW
  const { sessions } = open(keyStore, 'test-time', () => nowMs)
  await sessions.restored()
  expect(sessions.current()).not.toBeNull()
  nowMs += 900_000
  expect(sessions.current()).toBeNull()
  expect(stateOf(sessions)).toEqual({ status: 'expired' })
  await vi.waitFor(async () => expect(await keyStore.load()).toBeNull())
})

test('sec/B02 drops its own key when another tab logged out, even if it was stored a moment later', async () => {
  const keyStore = sharedStore()
  const tab = open(keyStore, 'test-logout')
  const other = open(keyStore, 'test-logout')
  await Promise.all([tab.sessions.restored(), other.sessions.restored()])
  const live = await save(keyStore)
  tab.sessions.begin(live)
  await becomes(other.sessions, { status: 'logged-in' })
  await other.sessions.logOut()
  await keyStore.save(live.record)
  await becomes(tab.sessions, { status: 'logged-out', reason: 'logged-out' })
  await vi.waitFor(async () => expect(await keyStore.load()).toBeNull())
})

test('takes over the session that another tab made after a logout', async () => {
  const keyStore = sharedStore()
  const tab = open(keyStore, 'test-again')
  const other = open(keyStore, 'test-again')
  await Promise.all([tab.sessions.restored(), other.sessions.restored()])
  tab.sessions.begin(await save(keyStore))
  await becomes(other.sessions, { status: 'logged-in' })
  await other.sessions.logOut()
  const next = await save(keyStore)
  other.sessions.begin(next)
  await becomes(tab.sessions, { status: 'logged-in', session: next.session })
  expect(await keyStore.load()).toMatchObject({ token: next.record.token })
})

test('believes no message, only what is kept', async () => {
  const keyStore = sharedStore()
  const { sessions } = open(keyStore, 'test-forged')
  await sessions.restored()
  const load = vi.spyOn(keyStore, 'load')
  const forger = new BroadcastChannel('test-forged')
  for (const message of [{ status: 'logged-in', session: {} }, null, 'loggedOut', 'loggedIn'])
    forger.postMessage(message)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'never' })
  forger.close()
})

test('stays logged out in this tab when the stored key cannot be removed, and says so', async () => {
  const keyStore = sharedStore()
  await save(keyStore)
  const broken = { ...keyStore, clear: () => Promise.reject(new Error('no')) }
  const { sessions } = open(broken)
  await sessions.restored()
  await expect(sessions.logOut()).rejects.toThrow('no')
  expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'logged-out' })
})
