import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPatiently } from './loadPatiently.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('tries again by itself until the part is there, less and less often', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('not found'))
  const part = loadPatiently(load)
  await vi.advanceTimersByTimeAsync(0)
  const tries: number[] = []
  for (const ms of [1_000, 3_000, 9_000, 27_000, 60_000, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms - 1)
    tries.push(load.mock.calls.length)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6])
  load.mockResolvedValue('the part')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(part).resolves.toBe('the part')
})

test('tries again at once when the browser is back online, and then listens no more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValue('the part')
  const part = loadPatiently(load)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('the part')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledTimes(2)
})
