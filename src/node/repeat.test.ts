import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('works soon after the start and then every so often, until it is stopped', async () => {
  const work = vi.fn(async () => undefined)
  const repeating = repeat({ work, everyMs: 1000, onError: () => undefined })
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(3)
  await repeating.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('goes on after a fault, which it tells', async () => {
  const errors: unknown[] = []
  const fault = new Error('no room on the disk')
  const work = vi.fn(() => Promise.reject(fault))
  const repeating = repeat({ work, everyMs: 1000, onError: (error) => errors.push(error) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(errors).toEqual([fault, fault])
  await repeating.stop()
})

test('begins no second time before the first has ended, and waits for it when it is stopped', async () => {
  let finish: (() => void) | undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = vi.fn((_: AbortSignal) => finished)
  const repeating = repeat({ work, everyMs: 1000, onError: () => undefined })
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
  const signal = work.mock.calls[0]?.[0]
  expect(signal?.aborted).toBe(false)
  const steps: string[] = []
  const stopped = repeating.stop().then(() => steps.push('stopped'))
  expect(signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(steps).toEqual([])
  finish?.()
  await stopped
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
})
