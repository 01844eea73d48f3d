import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { windowClosed } from './windowClosed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window that a person is in, and then closes. */
function start() {
  const state = { isOpen: true, hasFocus: false, isOver: false }
  const stop = new AbortController()
  const page = { hasFocus: () => state.hasFocus }
  void windowClosed({ isOpen: () => state.isOpen }, page, stop.signal).then(() => {
    state.isOver = true
  })
  return { state, stop }
}

test('sec/B18 is over within two seconds once the window is closed and the person is back', async () => {
  const { state } = start()
  await vi.advanceTimersByTimeAsync(60_000)
  state.isOpen = false
  await vi.advanceTimersByTimeAsync(60_000)
  // it may only look closed
  expect(state.isOver).toBe(false)
  state.hasFocus = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.isOver).toBe(true)
})

test('is over at once when nobody waits for it any more', async () => {
  const { state, stop } = start()
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.isOver).toBe(true)
})
