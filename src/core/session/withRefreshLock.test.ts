import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRefreshLock } from './withRefreshLock.ts'

const LEASE_MS = 45_000

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Work that notes how many do it at once. */
function counted() {
  const seen = { now: 0, most: 0, done: 0 }
  const work = async () => {
    seen.now++
    seen.most = Math.max(seen.most, seen.now)
    await new Promise((resolve) => setImmediate(resolve))
    seen.now--
    seen.done++
  }
  return { seen, work }
}

const withoutLocks = () => vi.stubGlobal('navigator', {})

test.each([
  ['sec/B01 by Web Locks', () => undefined],
  ['sec/B03 by a lease where there are no Web Locks', withoutLocks],
])('lets one tab at a time do the work: %s', async (_, prepare) => {
  prepare()
  const { seen, work } = counted()
  const tabs = Array.from({ length: 8 }, () => withRefreshLock('lock-1', LEASE_MS, work))
  await Promise.all(tabs)
  expect(seen).toEqual({ now: 0, most: 1, done: 8 })
})

test('gives the lease back when the work fails', async () => {
  withoutLocks()
  const failing = () => Promise.reject(new Error('refused'))
  await expect(withRefreshLock('lock-2', LEASE_MS, failing)).rejects.toThrow('refused')
  expect(await withRefreshLock('lock-2', LEASE_MS, async () => 'mine')).toBe('mine')
})

test('sec/B03 waits no longer for a tab that was closed in the middle than its lease', async () => {
  withoutLocks()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const dead = new Promise<never>(() => undefined)
  void withRefreshLock('lock-3', LEASE_MS, () => dead)
  let isDone = false
  const waiting = withRefreshLock('lock-3', LEASE_MS, async () => {
    isDone = true
  })
  for (let passed = 0; passed < LEASE_MS - 1000; passed += 500) await step(500)
  expect(isDone).toBe(false)
  for (let passed = 0; passed < 2000; passed += 500) await step(500)
  await waiting
  expect(isDone).toBe(true)
})

test.each([
  ['a year', 365 * 86_400_000],
  ['ten minutes', 600_000],
])(
  'sec/B11 a clock that was set back by %s holds nobody up for longer than a lease',
  async (_, ms) => {
    withoutLocks()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    void withRefreshLock('lock-4', LEASE_MS, () => new Promise(() => undefined))
    await step(0)
    vi.setSystemTime(Date.now() - ms)
    let isDone = false
    const waiting = withRefreshLock('lock-4', LEASE_MS, async () => {
      isDone = true
    })
    // the other tab may well be at work, and a sleep of this computer was one for it too
    await step(100)
    vi.setSystemTime(Date.now() + ms / 2)
    for (let passed = 0; passed < LEASE_MS - 1000; passed += 100) await step(100)
    expect(isDone).toBe(false)
    for (let passed = 0; passed < 2000; passed += 100) await step(100)
    await waiting
    expect(isDone).toBe(true)
  },
)

test('does the work without a lock where the browser keeps nothing', async () => {
  withoutLocks()
  vi.stubGlobal('indexedDB', undefined)
  expect(await withRefreshLock('lock-5', LEASE_MS, async () => 'done')).toBe('done')
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('blocked by policy', 'SecurityError')
    },
  })
  expect(await withRefreshLock('lock-5', LEASE_MS, async () => 'done')).toBe('done')
})

/** Time that passes, with the database at work in between. */
async function step(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve))
}
