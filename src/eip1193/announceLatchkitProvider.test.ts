import { createStore } from 'mipd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceLatchkitProvider } from './announceLatchkitProvider.ts'
import type { LatchkitProvider } from './createLatchkitProvider.ts'

const info = { name: 'Fieldnotes', icon: 'data:image/png;base64,AA', rdns: 'com.example' } as const

const provider = () => ({ isLatchkit: true }) as unknown as LatchkitProvider

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('an effect that runs twice, as under StrictMode, announces one wallet', () => {
  const store = createStore()
  const one = provider()
  announceLatchkitProvider(one, info)()
  announceLatchkitProvider(one, info)
  expect(store.getProviders()).toHaveLength(1)
  announceLatchkitProvider(provider(), info)
  expect(store.getProviders()).toHaveLength(2)
  store.destroy()
})

test('a page over http, which makes no uuid, has a random one of version 4 too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const store = createStore()
  announceLatchkitProvider(provider(), info)
  announceLatchkitProvider(provider(), info)
  const uuids = store.getProviders().map((one) => one.info.uuid)
  expect(new Set(uuids).size).toBe(2)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  store.destroy()
})
