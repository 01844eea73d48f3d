import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeProxy } from '../../test/support/fakeProxy.ts'
import { patient } from '../../test/support/often.ts'
import { createLatchkit } from './createLatchkit.ts'
import { createMemoryKeyStore } from './keys/memoryKeyStore.ts'

const unmounts: (() => void)[] = []

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
  vi.unstubAllGlobals()
})

/** A kit that is mounted on the page of this address, twice at once as StrictMode does. */
async function mountAt(href: string) {
  const fake = await createFakeProxy()
  const replaceState = vi.fn((_state: unknown, _title: string, url: string) =>
    vi.stubGlobal('location', new URL(url)),
  )
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('history', { state: null, replaceState })
  const kit = createLatchkit({
    authProxyUrl: 'https://auth.example',
    authProxyConfigId: 'config',
    apiBaseUrl: 'https://api.example',
    fetch: fake.fetch,
    keyStore: createMemoryKeyStore(),
  })
  unmounts.push(kit.mount(), kit.mount())
  return { kit, replaceState, fake }
}

test('opens the login where an answer arrives that nobody here asked for, and cleans the address', async () => {
  const state = `lk.config.${'A'.repeat(22)}`
  const { kit, replaceState, fake } = await mountAt(
    `https://app.example/trips?tab=map&code=c&state=${state}#photo`,
  )
  await vi.waitFor(
    () =>
      expect(kit.login.state.getState()).toMatchObject({
        at: 'providerFailed',
        provider: null,
        error: { code: 'OAUTH_STATE_MISMATCH' },
      }),
    5000,
  )
  expect(kit.login.isOpen.getState()).toBe(true)
  expect(replaceState.mock.calls.map(([, , url]) => url)).toEqual([
    'https://app.example/trips?tab=map#photo',
  ])
  expect(fake.paths()).not.toContain('oauth_login')
  kit.login.retry()
  expect(kit.login.state.getState().at).toBe('choosing')
})

test.each([
  'https://app.example/',
  'https://app.example/?code=own&state=own',
  `https://app.example/?code=c&state=lk.other.${'A'.repeat(22)}`,
])('loads and changes nothing at %s', async (href) => {
  const { kit, replaceState, fake } = await mountAt(href)
  await vi.waitFor(() => expect(kit.session.getState().status).toBe('logged-out'), patient)
  expect(kit.login.state.getState().at).toBe('idle')
  expect(replaceState).not.toHaveBeenCalled()
  expect(fake.calls).toEqual([])
})
