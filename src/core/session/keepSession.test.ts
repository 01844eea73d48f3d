import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { SessionRefusedError } from '../../errors/session.ts'
import { keepSession } from './keepSession.ts'
import { createServerClock } from './serverClock.ts'
import type { Session, SessionState } from './session.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
let stop: () => void
let view: EventTarget
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  view = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: view })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sessionFrom(startedAtMs: number, lifetimeMs: number, key: number): Session {
  const expiresAtMs = startedAtMs + lifetimeMs
  const publicKeyHex = `02${key}`
  return {
    organizationId: 'org-1',
    userId: 'user-1',
    publicKeyHex,
    startedAtMs,
    expiresAtMs,
    persistence: 'device',
  }
}

/** Keeps a session that the service renews for the same time. */
function keep(lifetimeMs: number) {
  let key = 0
  const renewed = () => ({
    status: 'logged-in' as const,
    session: sessionFrom(Date.now(), lifetimeMs, key++),
  })
  const store = createStore<SessionState>(() => renewed())
  const refresh = vi.fn(async (): Promise<void> => store.setState(renewed(), true))
  const clock = createServerClock(
    () => Date.now(),
    () => Date.now(),
  )
  stop = keepSession({ sessions: { store }, clock, warnBeforeSeconds: undefined, refresh })
  return { store, refresh }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const use = () => view.dispatchEvent(new Event('pointerdown'))

test('renews the session of a person who is there after two thirds of its life', async () => {
  const { refresh } = keep(900_000)
  await pass(599_000)
  expect(refresh).not.toHaveBeenCalled()
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('renews a session of 30 seconds every 20, and never in a loop', async () => {
  const { refresh } = keep(30_000)
  for (let second = 0; second < 600; second++) {
    use()
    await pass(1000)
  }
  expect(refresh).toHaveBeenCalledTimes(30)
})

test.each([1, 1000, 3000, 6000])('does not loop over a session of %i ms', async (lifetimeMs) => {
  const { refresh } = keep(lifetimeMs)
  for (let second = 0; second < 60; second++) {
    use()
    await pass(1000)
  }
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(12)
})

test('renews nothing for a person who is not there, and at once when one comes back in time', async () => {
  const { refresh } = keep(900_000)
  await pass(601_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  await pass(700_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  use()
  await pass(0)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('counts a use right after the session began, by a clock that runs late', async () => {
  const { refresh, store } = keep(900_000)
  // somebody types the code and goes on at once; the service's clock was half a second ahead
  use()
  store.setState(
    { status: 'logged-in', session: sessionFrom(Date.now() + 500, 900_000, 100) },
    true,
  )
  use()
  await pass(610_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('leaves it to the person once the end was announced', async () => {
  const { refresh, store } = keep(900_000)
  await pass(601_000)
  await pass(845_000)
  use()
  await pass(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(store.getState().status).toBe('logged-in')
})

test('renews nothing in a page that is out of view', async () => {
  const { refresh } = keep(900_000)
  page.visibilityState = 'hidden'
  await pass(700_000)
  expect(refresh).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test.each([
  ['the network is away', new NetworkFailedError()],
  ['the device does not answer', new KeyStoreUnavailableError()],
  ['a part of the kit cannot be loaded', new TypeError('Failed to fetch a module')],
])('keeps the session while %s, and tries again until it is over', async (_, error) => {
  const { refresh, store } = keep(900_000)
  refresh.mockRejectedValue(error)
  await pass(880_000)
  const before = refresh.mock.calls.length
  expect(before).toBeGreaterThan(3)
  expect(before).toBeLessThan(12)
  expect(store.getState().status).toBe('logged-in')
  view.dispatchEvent(new Event('online'))
  await pass(0)
  expect(refresh).toHaveBeenCalledTimes(before + 1)
  await pass(900_000)
  const after = refresh.mock.calls.length
  await pass(900_000)
  expect(refresh).toHaveBeenCalledTimes(after)
})

test('asks no second time for a session that the service would not renew', async () => {
  const { refresh, store } = keep(900_000)
  refresh.mockRejectedValueOnce(new SessionRefusedError())
  await pass(890_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  const session = sessionFrom(Date.now(), 900_000, 100)
  store.setState({ status: 'logged-in', session }, true)
  use()
  await pass(600_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('does nothing after it was stopped, or while nobody is logged in', async () => {
  const { refresh, store } = keep(900_000)
  store.setState({ status: 'expired' }, true)
  await pass(900_000)
  store.setState({ status: 'logged-in', session: sessionFrom(Date.now(), 900_000, 100) }, true)
  stop()
  use()
  await pass(900_000)
  expect(refresh).not.toHaveBeenCalled()
})
