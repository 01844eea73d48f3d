import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startExpiryTimer } from './expiryTimer.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const nowMs = () => Date.now()

test('calls back once, when the time has come', () => {
  const callback = vi.fn()
  startExpiryTimer(900_000, nowMs, callback)
  vi.advanceTimersByTime(899_999)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(900_000)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('sec/B22 splits a wait that one timer cannot take', () => {
  const callback = vi.fn()
  const year = 365 * 86_400_000
  startExpiryTimer(year, nowMs, callback)
  vi.advanceTimersByTime(year - 1)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('sec/B22 goes by the clock when a timer fires too early', () => {
  const callback = vi.fn()
  let skewMs = 0
  startExpiryTimer(10_000, () => Date.now() - skewMs, callback)
  skewMs = 5000
  vi.advanceTimersByTime(10_000)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('never calls back from inside the call, nor after it was stopped', () => {
  const callback = vi.fn()
  const stop = startExpiryTimer(-1, nowMs, callback)
  expect(callback).not.toHaveBeenCalled()
  stop()
  vi.runAllTimers()
  expect(callback).not.toHaveBeenCalled()
})
