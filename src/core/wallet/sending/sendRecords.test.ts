import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LatchkitOptions } from '../../options.ts'
import { digestText, getSendRecords, type NodeRecord } from './sendRecords.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The records as one page of the app sees them. */
const openRecords = (authProxyConfigId = 'config') =>
  getSendRecords({ authProxyConfigId } as LatchkitOptions)
const place = { caip2: 'eip155:1', account: '0xab' }
const newRecord = async (id: string, content = id): Promise<NodeRecord> => ({
  ...place,
  by: 'node',
  id,
  digest: await digestText(content),
  sinceMs: Date.now(),
  signed: 'ab',
})
const idsOf = async (records = openRecords()) => (await records.find(place)).map(({ id }) => id)

test('F1b sendRecords: the first of two pages that claim a payment has it, and the other learns which it is', async () => {
  const one = await newRecord('0x1', 'a payment')
  const other = await newRecord('0x2', 'a payment')
  const claims = [openRecords().claim(one), openRecords().claim(other)]
  const [first, second] = await Promise.all(claims)
  expect(first?.id).toBe(second?.id)
  expect(await idsOf()).toHaveLength(1)
  expect(await idsOf(openRecords('another'))).toEqual([])
})

test('F1b sendRecords: a record is removed once a caller has its hash and its end is known, in either order', async () => {
  const records = openRecords()
  for (const id of ['0x1', '0x2']) await records.claim(await newRecord(id))
  await records.mark('0x1', 'isTold')
  await records.mark('0x2', 'isFinal')
  expect(await idsOf()).toHaveLength(2)
  await openRecords().mark('0x1', 'isFinal')
  await openRecords().mark('0x2', 'isTold')
  expect(await idsOf()).toEqual([])
})

test('F1b sendRecords: the same payment again is another one once its hash was told', async () => {
  const records = openRecords()
  await records.claim(await newRecord('0x1', 'rent'))
  await records.mark('0x1', 'isTold')
  expect((await records.claim(await newRecord('0x2', 'rent'))).id).toBe('0x2')
})

test('F1b sendRecords: it keeps fifty for a day, and forgets those first whose hash somebody has', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const records = openRecords()
  for (let n = 0; n < 50; n++) {
    vi.setSystemTime(Date.now() + 1)
    await records.claim(await newRecord(`0x${n}`))
  }
  await records.mark('0x7', 'isTold')
  await records.claim(await newRecord('0x50'))
  const ids = await idsOf()
  expect([ids.length, ids.includes('0x7'), ids.includes('0x0')]).toEqual([50, false, true])
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  expect(await idsOf()).toEqual([])
})

test('F1b sendRecords: no payment goes out beside what can be read no longer', async () => {
  const records = openRecords()
  await records.claim(await newRecord('0x1'))
  expect(await idsOf(records)).toEqual(['0x1'])
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('gone', 'UnknownError')
  })
  await expect(records.find(place)).rejects.toMatchObject({ code: 'KEY_STORE_UNAVAILABLE' })
})
