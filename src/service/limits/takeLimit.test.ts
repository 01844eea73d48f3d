import { expect, test } from 'vitest'
import { createTestApi, START_MS, type TestApi } from '../../../test/support/activityApi.ts'
import { limitKey, releaseLimit, takeLimit } from './takeLimit.ts'

const HOUR_MS = 3_600_000
const limits = {
  otpSendsPerContact: [
    { max: 2, windowMs: 10_000 },
    { max: 3, windowMs: HOUR_MS },
  ],
}

async function taker(api: TestApi, subject = 'mara@okafor.example') {
  const key = await limitKey(api.parts, 'otpSendsPerContact', subject)
  return () =>
    api.parts.store.transaction((tx) => takeLimit(tx, api.parts, 'otpSendsPerContact', key))
}

test('lets as many events pass as each sliding window has room for', async () => {
  const api = await createTestApi({ limits })
  const take = await taker(api)
  expect((await take()).kind).toBe('allowed')
  api.clock.time = START_MS + 4000
  expect((await take()).kind).toBe('allowed')
  expect(await take()).toEqual({ kind: 'exceeded', retryAfterSeconds: 6 })
  api.clock.time = START_MS + 9999
  expect(await take()).toEqual({ kind: 'exceeded', retryAfterSeconds: 1 })
  api.clock.time = START_MS + 10_000
  expect((await take()).kind).toBe('allowed')
  api.clock.time = START_MS + 20_000
  expect(await take()).toEqual({ kind: 'exceeded', retryAfterSeconds: 3580 })
  api.clock.time = START_MS + HOUR_MS
  expect((await take()).kind).toBe('allowed')
})

test('does not count what it refused', async () => {
  const api = await createTestApi({ limits })
  const take = await taker(api)
  for (let i = 0; i < 20; i++) await take()
  expect(await api.parts.store.count('limitHits', {})).toBe(2)
})

test('lets exactly as many pass when they all come at once', async () => {
  const api = await createTestApi({ limits })
  const take = await taker(api)
  const verdicts = await Promise.all(Array.from({ length: 50 }, take))
  expect(verdicts.filter(({ kind }) => kind === 'allowed')).toHaveLength(2)
})

test('counts every subject for itself and stores none in clear', async () => {
  const api = await createTestApi({ limits })
  const first = await taker(api)
  const second = await taker(api, 'ada@lovelace.example')
  await first()
  await first()
  expect((await second()).kind).toBe('allowed')
  const rows = await api.parts.store.find('limitHits', {})
  expect(JSON.stringify(rows)).not.toMatch(/mara|lovelace/)
})

test('takes a counted event back', async () => {
  const api = await createTestApi({ limits })
  const take = await taker(api)
  await take()
  const verdict = await take()
  if (verdict.kind === 'allowed')
    await api.parts.store.transaction((tx) => releaseLimit(tx, verdict.hitId))
  expect((await take()).kind).toBe('allowed')
})

test('forgets events, of any subject, that no window reaches back to', async () => {
  const api = await createTestApi({ limits })
  await (await taker(api))()
  // Ids carry the real time and rows the clock of the test: the sweep goes by both.
  api.clock.time = Date.now() + 48 * HOUR_MS
  await (await taker(api, 'ada@lovelace.example'))()
  expect(await api.parts.store.count('limitHits', {})).toBe(1)
})
