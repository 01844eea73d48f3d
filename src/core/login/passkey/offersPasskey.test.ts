import { beforeEach, expect, test, vi } from 'vitest'
import { kitConfig } from '../../../../test/support/fakeKit.ts'
import { saveOffer } from './offerMemory.ts'
import { mayOffer, type OfferFacts, offersPasskey } from './offersPasskey.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY

const facts: OfferFacts = {
  methods: ['email', 'passkey'],
  lastMs: null,
  nowMs: NOW,
  keepsPasskeys: true,
}

test.each([
  ['the first time', {}, true],
  ['after 30 days', { lastMs: NOW - 30 * DAY }, true],
  ['a moment before 30 days are over', { lastMs: NOW - 30 * DAY + 1 }, false],
  ['just after the last one', { lastMs: NOW }, false],
  ['when the clock was set back by years', { lastMs: NOW + 400 * DAY }, true],
  ['where passkeys are off', { methods: ['email'] as const }, false],
  ['where the device has no place for one', { keepsPasskeys: false }, false],
  ['where nothing can be remembered', { lastMs: 'blocked' as const }, false],
])('decides about an offer %s', (_, changed, wanted) => {
  expect(mayOffer({ ...facts, ...changed })).toBe(wanted)
})

const storage = new Map<string, string>()
const isUvpaa = vi.fn(async () => true)

beforeEach(() => {
  storage.clear()
  isUvpaa.mockClear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  vi.stubGlobal('navigator', { credentials: {} })
  const isUserVerifyingPlatformAuthenticatorAvailable = isUvpaa
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable }),
  )
})

const config = {
  shown: async () => ({ ...kitConfig, methods: ['email', 'passkey'] as const }),
}
const options = { authProxyUrl: '', authProxyConfigId: 'config-1', apiBaseUrl: '' }
const parts = { options, config, nowMs: () => NOW }

test('remembers the day alone, and for each configuration', async () => {
  expect(await offersPasskey(parts)).toBe(true)
  saveOffer('config-1', NOW)
  expect(await offersPasskey(parts)).toBe(false)
  expect([...storage]).toEqual([['latchkit:config-1:passkey-offer', String(NOW)]])
  const other = { ...options, authProxyConfigId: 'config-2' }
  expect(await offersPasskey({ ...parts, options: other })).toBe(true)
})

test('takes what it cannot read for nothing', async () => {
  storage.set('latchkit:config-1:passkey-offer', 'yesterday')
  expect(await offersPasskey(parts)).toBe(true)
})

test('offers nothing where the app does not want it, and does not even ask the device', async () => {
  const passkey = { offerAfterLogin: false }
  expect(await offersPasskey({ ...parts, options: { ...options, passkey } })).toBe(false)
  expect(isUvpaa).not.toHaveBeenCalled()
})

test('offers nothing when in doubt', async () => {
  isUvpaa.mockRejectedValueOnce(new Error('an extension stands in between'))
  expect(await offersPasskey(parts)).toBe(false)
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(await offersPasskey(parts)).toBe(false)
  const shown = () => Promise.reject(new Error('the service is away'))
  expect(await offersPasskey({ ...parts, config: { shown } })).toBe(false)
})
