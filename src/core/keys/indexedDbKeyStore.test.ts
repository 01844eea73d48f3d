import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createIndexedDbKeyStore } from './indexedDbKeyStore.ts'
import { DEFAULT_SESSION, type KeyStore } from './keyStore.ts'
import { createMemoryKeyStore } from './memoryKeyStore.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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

test('sec/B22 a computer that sleeps while the database opens finds it waiting, not given up', async () => {
  vi.useFakeTimers()
  stubOpen(() => ({}))
  const ended = vi.fn()
  void createIndexedDbKeyStore('config').load().then(ended)
  // a timer that is late by hours fires once
  await vi.advanceTimersToNextTimerAsync()
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(ended).toHaveBeenCalledWith(null)
})

test('sec/B06 a database that has answered before and is silent now does not count as empty', async () => {
  const store = createIndexedDbKeyStore('config')
  expect(await store.save(await newRecord())).toBe('device')
  expect(await store.load()).not.toBeNull()
  store.close()
  const database = globalThis.indexedDB
  stubOpen(() => ({}))
  vi.useFakeTimers()
  const asked = [store.load(), store.current(), store.names(), store.wasCleared()]
  const answers = Promise.allSettled(asked)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answers).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
  await expect(asked[0]).rejects.toMatchObject({ code: 'KEY_STORE_UNAVAILABLE' })
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', database)
  expect(await store.load()).toMatchObject({ token: 'token', persistence: 'device' })
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

test('sec/B07 lets another tab delete the database, and opens it again afterwards', async () => {
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

test('keeps several sessions by name, and the name in use, for the next page', async () => {
  const store = createIndexedDbKeyStore('config')
  expect(await store.current()).toBe(DEFAULT_SESSION)
  await store.save(await newRecord())
  await store.save({ ...(await newRecord()), token: 'second' }, 'work')
  await store.use('work')
  const next = createIndexedDbKeyStore('config')
  expect((await next.names()).toSorted()).toEqual([DEFAULT_SESSION, 'work'])
  expect(await next.current()).toBe('work')
  expect(await next.load('work')).toMatchObject({ token: 'second' })
  await next.clear('work')
  expect(await next.names()).toEqual([DEFAULT_SESSION])
  expect(await next.load()).toMatchObject({ token: 'token' })
})

test('reads the one session that the first version kept, and leaves it where that finds it', async () => {
  const record = await newRecord()
  const database = createStore('latchkit:config', 'keys')
  await set('session', record, database)
  const store = createIndexedDbKeyStore('config')
  expect(await store.load()).toMatchObject({ token: 'token', startedAtMs: undefined })
  expect(await store.names()).toEqual([DEFAULT_SESSION])
  await store.save({ ...record, token: 'renewed' })
  expect(await get('session', database)).toMatchObject({ token: 'renewed' })
})

test.each([
  ['the browser', createIndexedDbKeyStore('config')],
  ['memory', createMemoryKeyStore()],
])('sec/B04 replaces a record only where it still stands, in %s', async (_, store) => {
  const first = await newRecord()
  const second = { ...(await newRecord()), token: 'second' }
  expect(await store.replace(first.keyPair.publicKeyHex, second)).toBe(false)
  expect(await store.load()).toBeNull()
  await store.save(first)
  expect(await store.replace(second.keyPair.publicKeyHex, second)).toBe(false)
  expect(await store.replace(first.keyPair.publicKeyHex, second, 'work')).toBe(false)
  expect(await store.load()).toMatchObject({ token: 'token' })
  expect(await store.replace(first.keyPair.publicKeyHex, second)).toBe(true)
  expect(await store.load()).toMatchObject({ token: 'second' })
})

test('sec/B20 holds nothing open once it was closed, and opens again when it is needed', async () => {
  const store = createIndexedDbKeyStore('config')
  await store.save(await newRecord())
  store.close()
  const deleted = await new Promise<string>((resolve) => {
    const request = indexedDB.deleteDatabase('latchkit:config')
    request.onsuccess = () => resolve('deleted')
    request.onblocked = () => resolve('blocked')
  })
  expect(deleted).toBe('deleted')
  expect(await store.load()).toBeNull()
})

test.each([
  ['names', async (store: KeyStore) => store.names(), []],
  ['current', async (store: KeyStore) => store.current(), DEFAULT_SESSION],
])('sec/B05 answers %s without storage too', async (_, ask, answer) => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await ask(createIndexedDbKeyStore('config'))).toEqual(answer)
})

test('sec/B08 tells a record that was cleared here from one that the browser took away', async () => {
  const store = createIndexedDbKeyStore('config')
  await store.save(await newRecord())
  await store.clear()
  expect(await store.wasCleared()).toBe(false)
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await createIndexedDbKeyStore('config').wasCleared()).toBe(true)
})

test('sec/B08 asks once more when the browser cuts off a reading, as it does while it clears its storage', async () => {
  const store = createIndexedDbKeyStore('config')
  await store.save(await newRecord())
  const { get: really } = IDBObjectStore.prototype
  const cutOff = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
    this: IDBObjectStore,
    key,
  ) {
    const request = really.call(this, key)
    this.transaction.abort()
    return request
  })
  expect(await store.load()).toMatchObject({ token: 'token' })
  expect(cutOff).toHaveBeenCalledTimes(2)
})
