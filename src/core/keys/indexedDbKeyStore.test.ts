import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createIndexedDbKeyStore } from './indexedDbKeyStore.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const newRecord = async () => ({
  keyPair: await generateKeyPair(),
  token: 'token',
  sessionKeyHex: '04',
})

/** A database that misbehaves when it is opened. */
const stubOpen = (open: () => unknown) => vi.stubGlobal('indexedDB', { open })

test('keeps a key that can sign and cannot be read, for the next page', async () => {
  const record = await newRecord()
  expect(await createIndexedDbKeyStore('config').save(record)).toBe('device')
  const kept = await createIndexedDbKeyStore('config').load()
  expect(kept).toMatchObject({ token: 'token', sessionKeyHex: '04', persistence: 'device' })
  expect(kept?.keyPair?.publicKeyHex).toBe(record.keyPair.publicKeyHex)
  expect(kept?.keyPair?.privateKey.extractable).toBe(false)
})

test('sec/T04 keeps the sessions of two configurations apart', async () => {
  await createIndexedDbKeyStore('one').save(await newRecord())
  expect(await createIndexedDbKeyStore('two').load()).toBeNull()
})

test('forgets the record when it is cleared', async () => {
  const store = createIndexedDbKeyStore('config')
  await store.save(await newRecord())
  await store.clear()
  expect(await store.load()).toBeNull()
  expect(await createIndexedDbKeyStore('config').load()).toBeNull()
})

test.each([
  ['there is no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'open throws',
    () =>
      stubOpen(() => {
        throw new DOMException('blocked by policy', 'SecurityError')
      }),
  ],
  [
    'open fails',
    () =>
      stubOpen(() => {
        const request = { onerror: () => undefined, error: new DOMException('no', 'UnknownError') }
        queueMicrotask(() => request.onerror())
        return request
      }),
  ],
])('sec/B05 keeps the session in the tab when %s', async (_, breakStorage) => {
  breakStorage()
  const store = createIndexedDbKeyStore('config')
  expect(await store.load()).toBeNull()
  const record = await newRecord()
  expect(await store.save(record)).toBe('tab')
  expect(await store.load()).toMatchObject({ ...record, persistence: 'tab' })
  await store.clear()
  expect(await store.load()).toBeNull()
})

test('sec/B05 waits three seconds for a database that never opens, and then not again', async () => {
  vi.useFakeTimers()
  const open = vi.fn(() => ({}))
  stubOpen(open)
  const store = createIndexedDbKeyStore('config')
  const loaded = store.load()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await loaded).toBeNull()
  expect(await store.load()).toBeNull()
  expect(open).toHaveBeenCalledTimes(1)
})

test('sec/B10 keeps the session in the tab when a key cannot be copied into the database', async () => {
  vi.stubGlobal('structuredClone', () => {
    throw new DOMException('no key objects here', 'DataCloneError')
  })
  const store = createIndexedDbKeyStore('config')
  expect(await store.save(await newRecord())).toBe('tab')
  vi.unstubAllGlobals()
})

test('sec/B10 keeps the session in the tab when the database gives back something else than a key', async () => {
  vi.stubGlobal('structuredClone', (value: unknown) => JSON.parse(JSON.stringify(value)))
  expect(await createIndexedDbKeyStore('config').save(await newRecord())).toBe('tab')
})

test('lets another tab delete the database, and opens it again afterwards', async () => {
  const store = createIndexedDbKeyStore('config')
  await store.save(await newRecord())
  const deleted = await new Promise<string>((resolve) => {
    const request = indexedDB.deleteDatabase('latchkit:config')
    request.onsuccess = () => resolve('deleted')
    request.onblocked = () => resolve('blocked')
  })
  expect(deleted).toBe('deleted')
  expect(await store.load()).toBeNull()
  expect(await store.save(await newRecord())).toBe('device')
})
