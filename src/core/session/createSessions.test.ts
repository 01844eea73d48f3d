import { afterEach, expect, test, vi } from 'vitest'
import { becomes as stateBecomes } from '../../../test/support/becomes.ts'
import { createFakeProxy } from '../../../test/support/fakeProxy.ts'
import { patient } from '../../../test/support/often.ts'
import {
  keepSessionOf,
  SESSIONS_NOW as NOW,
  newChannelName,
  openTab,
  sharedKeyStore as sharedStore,
} from '../../../test/support/sessionTabs.ts'
import type { KeptRecord, KeyStore } from '../keys/keyStore.ts'
import { createMemoryKeyStore } from '../keys/memoryKeyStore.ts'
import type { Sessions } from './createSessions.ts'
import { lookAgain } from './lookAgain.ts'
import { createServerClock } from './serverClock.ts'

const proxy = await createFakeProxy(() => NOW)
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function open(keyStore: KeyStore, channelName = newChannelName(), nowMs = () => NOW) {
  const tab = openTab(keyStore, { channelName, clock: createServerClock(nowMs, nowMs) })
  stops.push(tab.close)
  return tab
}

const save = (keyStore: KeyStore, claims: object = {}) => keepSessionOf(proxy, keyStore, { claims })

const stateOf = (sessions: Sessions) => sessions.store.getState()
const becomes = ({ store }: Sessions, state: object) => stateBecomes(store, state)

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
  await vi.waitFor(async () => expect(await keyStore.load()).toBeNull(), patient)
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
  await becomes(tab.sessions, { status: 'logged-out', reason: 'logged-out-elsewhere' })
  await vi.waitFor(async () => expect(await keyStore.load()).toBeNull(), patient)
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
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), patient)
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

test('sec/B11 asks the service before it ends a session by a clock that was moved', async () => {
  const keyStore = sharedStore()
  await save(keyStore)
  const device = { wallMs: NOW, steadyMs: 0 }
  const clock = createServerClock(
    () => device.wallMs,
    () => device.steadyMs,
  )
  const revive = vi.fn(async () => true)
  const tab = openTab(keyStore, { clock, revive })
  stops.push(tab.close)
  await tab.sessions.restored()
  device.wallMs += 86_400_000
  expect(tab.sessions.current()).toBeNull()
  await vi.waitFor(() => expect(revive).toHaveBeenCalledOnce(), patient)
  expect(stateOf(tab.sessions)).toMatchObject({ status: 'logged-in' })
  revive.mockResolvedValue(false)
  expect(tab.sessions.current()).toBeNull()
  await becomes(tab.sessions, { status: 'expired' })
})

test('sec/B11 restores a session on a device whose clock is a day ahead', async () => {
  const keyStore = sharedStore()
  const { record } = await save(keyStore)
  await keyStore.save({ ...record, clockOffsetMs: -86_400_000 })
  const { sessions } = open(keyStore, undefined, () => NOW + 86_400_000)
  await sessions.restored()
  expect(sessions.current()).not.toBeNull()
})

test('sec/B08 ends with its reason when the browser has cleared what was kept', async () => {
  const keyStore = sharedStore()
  await save(keyStore)
  const { sessions, events } = open(keyStore)
  await sessions.restored()
  await keyStore.clear()
  keyStore.wasCleared = async () => true
  await lookAgain(sessions, keyStore)
  expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'key-lost' })
  expect(events.at(-1)).toEqual({ type: 'loggedOut', reason: 'key-lost' })
  expect(sessions.current()).toBeNull()
})

test.each(['load', 'current', 'wasCleared'] as const)(
  'sec/B06 a store that fails to say %s ends no session, and is believed again later',
  async (name) => {
    const keyStore = sharedStore()
    const { session } = await save(keyStore)
    const { sessions } = open(keyStore)
    await sessions.restored()
    if (name === 'wasCleared') await keyStore.clear()
    const silent = vi.spyOn(keyStore, name).mockRejectedValue(new Error('no answer'))
    await lookAgain(sessions, keyStore)
    if (name !== 'wasCleared') await sessions.readAgain()
    expect(stateOf(sessions)).toEqual({ status: 'logged-in', session })
    silent.mockRestore()
    await keyStore.clear()
    await lookAgain(sessions, keyStore)
    expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'logged-out-elsewhere' })
  },
)

test('hands an ended session on, so that the service ends it too, and waits for nothing', async () => {
  const keyStore = sharedStore()
  const { session } = await save(keyStore)
  const endAtService = vi.fn()
  const tab = openTab(keyStore, { endAtService })
  stops.push(tab.close)
  await tab.sessions.restored()
  await tab.sessions.logOut()
  expect(endAtService).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ session }))
  await tab.sessions.logOut()
  expect(endAtService).toHaveBeenCalledOnce()
})

test('hears no logout of a session that began after it', async () => {
  const keyStore = sharedStore()
  const { sessions } = open(keyStore, 'test-late')
  await save(keyStore)
  await sessions.restored()
  const load = vi.spyOn(keyStore, 'load')
  const late = new BroadcastChannel('test-late')
  late.postMessage(`loggedOut 02${'11'.repeat(32)}`)
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), patient)
  await load.mock.results[0]?.value
  expect(stateOf(sessions)).toMatchObject({ status: 'logged-in' })
  late.close()
})

test('sec/B20 tells a logout that it slept through from storage that the browser has cleared', async () => {
  const keyStore = sharedStore()
  await save(keyStore)
  const { sessions } = open(keyStore)
  await sessions.restored()
  await keyStore.clear()
  await lookAgain(sessions, keyStore)
  expect(stateOf(sessions)).toEqual({ status: 'logged-out', reason: 'logged-out-elsewhere' })
})
