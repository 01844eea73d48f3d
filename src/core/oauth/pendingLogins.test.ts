import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { PendingLogin } from './pendingLogin.ts'
import { createPendingLogins } from './pendingLogins.ts'

const keyPair = await generateKeyPair()
const clock = { time: 0 }
const nowMs = () => clock.time

const pending: PendingLogin = {
  state: 'lk.config.one',
  provider: 'oidc:Fells',
  exchange: { kind: 'code-at-service', serviceProvider: 'OAUTH2_PROVIDER_FELLS' },
  issuer: null,
  clientId: 'client',
  redirectUri: 'https://app.example/',
  codeVerifier: 'verifier',
  keyPair,
  inTab: false,
  returnTo: 'https://app.example/',
  expiresAtMs: 600_000,
}

beforeEach(() => {
  clock.time = 0
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

test('keeps an attempt for the next page, with a key that cannot be read', async () => {
  expect(await createPendingLogins('config', nowMs).keep(pending)).toBe('device')
  const found = await createPendingLogins('config', nowMs).look(pending.state)
  expect(found).toMatchObject({ provider: 'oidc:Fells', codeVerifier: 'verifier' })
  expect(found?.keyPair.privateKey.extractable).toBe(false)
})

test('sec/T15 gives an attempt to one of fifty who ask at once', async () => {
  await createPendingLogins('config', nowMs).keep(pending)
  const takers = Array.from({ length: 50 }, () => createPendingLogins('config', nowMs))
  const taken = await Promise.all(takers.map((logins) => logins.take(pending.state)))
  expect(taken.filter((found) => found !== null)).toHaveLength(1)
})

test('forgets an attempt after its time, and removes it with the next', async () => {
  const logins = createPendingLogins('config', nowMs)
  await logins.keep(pending)
  clock.time = pending.expiresAtMs
  expect(await logins.look(pending.state)).toBeNull()
  await logins.keep({ ...pending, state: 'lk.config.two', expiresAtMs: 2_000_000 })
  clock.time = 0
  expect(await logins.take(pending.state)).toBeNull()
  expect(await logins.take('lk.config.two')).not.toBeNull()
})

test('keeps attempts of two providers, and of two configurations, apart', async () => {
  const logins = createPendingLogins('config', nowMs)
  await logins.keep(pending)
  await logins.keep({ ...pending, state: 'lk.config.two', provider: 'x' })
  expect(await createPendingLogins('other', nowMs).take(pending.state)).toBeNull()
  expect(await logins.take('lk.config.two')).toMatchObject({ provider: 'x' })
  expect(await logins.take(pending.state)).toMatchObject({ provider: 'oidc:Fells' })
})

test('drops an attempt', async () => {
  const logins = createPendingLogins('config', nowMs)
  await logins.keep(pending)
  await logins.drop(pending.state)
  expect(await logins.take(pending.state)).toBeNull()
})

test('sec/B05 keeps an attempt in the tab where nothing can be stored', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const logins = createPendingLogins('config', nowMs)
  expect(await logins.keep(pending)).toBe('tab')
  expect(await logins.look(pending.state)).toMatchObject({ provider: 'oidc:Fells' })
  expect(await createPendingLogins('config', nowMs).look(pending.state)).toBeNull()
  expect(await logins.take(pending.state)).toMatchObject({ provider: 'oidc:Fells' })
  expect(await logins.take(pending.state)).toBeNull()
})
