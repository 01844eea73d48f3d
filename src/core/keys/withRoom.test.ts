import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeProxy, type FakeProxy } from '../../../test/support/fakeProxy.ts'
import { limitDisk } from '../../../test/support/fullDisk.ts'
import { keepSessionOf, SESSIONS_NOW } from '../../../test/support/sessionTabs.ts'
import { createPendingLogins } from '../oauth/pendingLogins.ts'
import { createIndexedDbKeyStore } from './indexedDbKeyStore.ts'
import { DEFAULT_SESSION } from './keyStore.ts'

let proxy: FakeProxy
beforeAll(async () => {
  proxy = await createFakeProxy()
})
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const OVER = { exp: SESSIONS_NOW / 1000 }
/** The name in use is a record too. */
const NAME = 1
const nowMs = () => SESSIONS_NOW

const newPage = () => createIndexedDbKeyStore('config')

const attemptUntil = async (state: string, expiresAtMs: number) => ({
  state,
  provider: 'x' as const,
  exchange: { kind: 'code-at-service' as const, serviceProvider: 'x' },
  issuer: null,
  clientId: 'client',
  redirectUri: 'https://app.example/',
  codeVerifier: 'verifier',
  keyPair: await newPage().create(),
  inTab: false,
  returnTo: 'https://app.example/',
  expiresAtMs,
})

test('sec/B06 takes the room of sessions that are over, and of no other', async () => {
  limitDisk(3 + NAME)
  const store = newPage()
  await keepSessionOf(proxy, store, { name: 'other' })
  await keepSessionOf(proxy, store, { name: 'over', claims: OVER })
  await keepSessionOf(proxy, store, { name: 'over too', claims: OVER })
  const { record } = await keepSessionOf(proxy, store, { name: 'new' })
  expect((await newPage().names()).toSorted()).toEqual(['new', 'other'])
  expect(await newPage().load('new')).toMatchObject({ token: record.token, persistence: 'device' })
})

test('sec/B06 judges by the clock of the service, where this device is a day behind', async () => {
  limitDisk(1 + NAME)
  const store = newPage()
  const { record } = await keepSessionOf(proxy, store, { name: 'over', claims: OVER })
  const clockOffsetMs = 86_400_000
  await store.save({ ...record, clockOffsetMs }, 'over')
  expect(await store.save({ ...record, clockOffsetMs }, 'new')).toBe('device')
  expect(await newPage().names()).toEqual(['new'])
})

test('sec/B06 takes the room of a record that has lost its key', async () => {
  limitDisk(1 + NAME)
  const store = newPage()
  const { record } = await keepSessionOf(proxy, store, { name: 'broken' })
  await set('session:broken', { ...record, keyPair: {} }, createStore('latchkit:config', 'keys'))
  await keepSessionOf(proxy, newPage(), { name: 'new' })
  expect(await newPage().names()).toEqual(['new'])
})

test('sec/B06 takes the room of attempts that nobody finished, and of no other', async () => {
  const attempts = createPendingLogins('config', nowMs)
  limitDisk(2 + NAME)
  await attempts.keep(await attemptUntil('living', SESSIONS_NOW + 1))
  const earlier = createPendingLogins('config', () => SESSIONS_NOW - 1)
  await earlier.keep(await attemptUntil('late', SESSIONS_NOW))
  await keepSessionOf(proxy, newPage())
  expect(await newPage().load()).toMatchObject({ persistence: 'device' })
  expect(await earlier.look('late')).toBeNull()
  expect(await earlier.look('living')).not.toBeNull()
})

test('sec/B06 keeps an attempt in the place of those that nobody finished', async () => {
  limitDisk(1)
  await createPendingLogins('config', () => 0).keep(await attemptUntil('late', SESSIONS_NOW))
  const attempts = createPendingLogins('config', nowMs)
  expect(await attempts.keep(await attemptUntil('new', SESSIONS_NOW + 1))).toBe('device')
  expect(await createPendingLogins('config', nowMs).look('new')).not.toBeNull()
})

test('sec/B06 keeps the session in the tab, under its name, where nothing can be cleared', async () => {
  limitDisk(1 + NAME)
  const store = newPage()
  const { record } = await keepSessionOf(proxy, store)
  expect(await store.save({ ...record, token: 'new' }, 'work')).toBe('tab')
  expect(await store.current()).toBe('work')
  expect(await store.load('work')).toMatchObject({ token: 'new', persistence: 'tab' })
  expect(await newPage().current()).toBe(DEFAULT_SESSION)
  expect(await newPage().load('work')).toBeNull()
  expect(await newPage().load()).toMatchObject({ token: record.token })
})

test('sec/B06 keeps a renewed session in the tab, and lets a log-out remove the one before', async () => {
  const { record, keyPair } = await keepSessionOf(proxy, newPage())
  limitDisk(0)
  const store = newPage()
  const renewed = { ...record, token: 'renewed' }
  expect(await store.replace(keyPair.publicKeyHex, renewed)).toBe(true)
  expect(await store.load()).toMatchObject({ token: 'renewed', persistence: 'tab' })
  expect(await newPage().load()).toMatchObject({ token: record.token })
  await store.clear()
  expect(await store.load()).toBeNull()
  expect(await newPage().load()).toBeNull()
})

test('sec/B06 renews no session on a full device that is not there any more', async () => {
  const { record, keyPair } = await keepSessionOf(proxy, newPage())
  await newPage().clear()
  limitDisk(0)
  expect(await newPage().replace(keyPair.publicKeyHex, record)).toBe(false)
  expect(await newPage().load()).toBeNull()
})
