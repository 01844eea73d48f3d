import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { NetworkFailedError } from '../../errors/network.ts'
import { createLoginFlow } from './createLoginFlow.ts'
import { createLoginEffect, type LoginEffect } from './loginEffect.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { CodeEntry, LoginState } from './loginState.ts'
import { createProviderWindow } from './oauth/providerWindow.ts'
import { CHOOSING } from './startingStates.ts'

type Work = {
  readonly state: LoginState
  readonly signal: AbortSignal
  readonly end: (event: LoginEvent | null) => void
  readonly fail: (error: unknown) => void
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const NO_METHODS = {
  run: () => null,
  forget: () => undefined,
  fillPasskey: async () => null,
  prepareOauth: async () => undefined,
  receiveReturn: async () => null,
}

function start(effect?: LoginEffect) {
  const store = createStore<LoginState>(() => CHOOSING)
  const works: Work[] = []
  const record: LoginEffect = (state, signal) =>
    new Promise((end, fail) => {
      works.push({ state, signal, end, fail })
    })
  const nowMs = () => Date.now()
  const flow = createLoginFlow({
    store,
    nowMs,
    onStep: () => undefined,
    effect: effect ?? record,
    providerWindow: createProviderWindow(true),
  })
  const last = () => {
    const work = works.at(-1)
    if (!work) throw new Error('no work was started')
    return work
  }
  return { flow, store, works, last }
}

const entryFor = (contact: string): CodeEntry => ({
  otpType: 'OTP_TYPE_EMAIL',
  contact,
  otpId: contact,
  codeLength: 6,
  alphabet: 'letters-and-digits',
  lifetimeMs: 300_000,
  expiresAtMs: 300_000,
  resendAtMs: 30_000,
  resends: 0,
})

const flush = () => vi.advanceTimersByTimeAsync(0)

test('drops the answer to an address that was left for another', async () => {
  const { flow, store, last } = start()
  flow.submitContact('slow@example.com')
  const slow = last()
  flow.changeContact()
  flow.submitContact('fast@example.com')
  expect(slow.signal.aborted).toBe(true)
  last().end({ type: 'codeSent', entry: entryFor('fast@example.com') })
  await flush()
  slow.end({ type: 'codeSent', entry: entryFor('slow@example.com') })
  await flush()
  expect(store.getState()).toMatchObject({
    at: 'enteringCode',
    entry: { contact: 'fast@example.com' },
  })
})

test('drops the failure of work that was left', async () => {
  const { flow, store, last } = start()
  flow.submitContact('slow@example.com')
  const slow = last()
  flow.changeContact()
  flow.submitContact('fast@example.com')
  slow.fail(new NetworkFailedError())
  await flush()
  expect(store.getState()).toMatchObject({ at: 'sendingCode', contact: 'fast@example.com' })
})

test('aborts the work when the login is closed', () => {
  const { flow, store, last } = start()
  flow.submitContact('a@example.com')
  const { signal } = last()
  flow.cancel()
  expect(signal.aborted).toBe(true)
  expect(store.getState()).toEqual({ at: 'idle' })
})

test('refuses a malformed address without work, and keeps what was typed', () => {
  const { flow, store, works } = start()
  flow.submitContact(' mara@ ')
  expect(store.getState()).toMatchObject({
    at: 'choosing',
    draft: ' mara@ ',
    error: { code: 'CONTACT_INVALID' },
  })
  expect(works.filter(({ state }) => state.at === 'sendingCode')).toEqual([])
})

test('cleans the code before it is checked, and ignores an empty one', async () => {
  const { flow, store, last } = start()
  flow.submitContact('a@example.com')
  last().end({ type: 'codeSent', entry: entryFor('a@example.com') })
  await flush()
  flow.submitCode(' - ')
  expect(store.getState().at).toBe('enteringCode')
  flow.submitCode('ab1-23c')
  expect(store.getState()).toMatchObject({ at: 'checkingCode', code: 'AB123C' })
})

test('tells nobody about a command that means nothing', () => {
  const { flow, store } = start()
  const listener = vi.fn()
  store.subscribe(listener)
  for (const command of [flow.start, flow.resend, flow.retry, flow.changeContact]) command()
  flow.submitCode('123456')
  expect(listener).not.toHaveBeenCalled()
})

test('tries again by itself after 8, 16, 32 and then 60 seconds, and counts from the start for the person', async () => {
  const error = new NetworkFailedError()
  const blockedOnly = createLoginEffect({
    config: { settled: () => Promise.reject(error) },
    nowMs: () => Date.now(),
    methods: NO_METHODS,
    otp: { run: () => Promise.reject(error), forget: () => undefined },
  })
  const { flow, store } = start(blockedOnly)
  const waitMs = () => {
    const state = store.getState()
    return state.at === 'blocked' && state.retryAtMs ? state.retryAtMs - Date.now() : null
  }
  flow.submitContact('a@example.com')
  const waits: unknown[] = []
  for (let tries = 0; tries < 5; tries++) {
    await flush()
    waits.push(waitMs())
    await vi.advanceTimersByTimeAsync(waitMs() ?? 0)
  }
  expect(waits).toEqual([8000, 16000, 32000, 60000, 60000])
  flow.retry()
  await flush()
  expect(waitMs()).toBe(8000)
  expect(store.getState()).toMatchObject({
    resume: { at: 'sendingCode', contact: 'a@example.com' },
  })
})

test('goes on as soon as the browser is back online', async () => {
  const online = new EventTarget()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online))
  vi.stubGlobal('navigator', { onLine: false })
  const entry = entryFor('a@example.com')
  let tries = 0
  const { flow, store } = start(
    createLoginEffect({
      config: { settled: () => new Promise(() => undefined) },
      nowMs: () => Date.now(),
      methods: NO_METHODS,
      otp: {
        run: async (state) => {
          if (state.at !== 'sendingCode') return null
          if (tries++ === 0) throw new NetworkFailedError()
          return { type: 'codeSent', entry }
        },
        forget: () => undefined,
      },
    }),
  )
  flow.submitContact('a@example.com')
  await flush()
  expect(store.getState()).toMatchObject({ at: 'blocked', retryAtMs: null })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(store.getState().at).toBe('blocked')
  online.dispatchEvent(new Event('online'))
  await flush()
  expect(store.getState()).toMatchObject({ at: 'enteringCode', entry })
  vi.unstubAllGlobals()
})
