import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeProxy, type FakeProxy, refusal } from '../../test/support/fakeProxy.ts'
import { patient } from '../../test/support/often.ts'
import { createLatchkit } from './createLatchkit.ts'
import type { KitEvent } from './events.ts'
import { createMemoryKeyStore } from './keys/memoryKeyStore.ts'
import type { Latchkit } from './latchkit.ts'
import type { LoginState } from './login/loginState.ts'
import type { LatchkitOptions } from './options.ts'

const addresses = {
  authProxyUrl: 'https://auth.example/',
  authProxyConfigId: 'config',
  apiBaseUrl: 'https://api.example',
}

let fake: FakeProxy
let events: KitEvent[]
const unmounts: (() => void)[] = []

beforeEach(async () => {
  fake = await createFakeProxy()
  events = []
})
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})

function createKit(options: Partial<LatchkitOptions> = {}): Latchkit {
  return createLatchkit({
    ...addresses,
    fetch: fake.fetch,
    keyStore: createMemoryKeyStore(),
    onEvent: (event) => events.push(event),
    ...options,
  })
}

function startKit(options: Partial<LatchkitOptions> = {}): Latchkit {
  const kit = createKit(options)
  unmounts.push(kit.mount())
  return kit
}

const reaches = (kit: Latchkit, place: LoginState['at']) =>
  vi.waitFor(() => expect(kit.login.state.getState().at).toBe(place), 3000)

async function logIn(kit: Latchkit) {
  const result = kit.login.open()
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'enteringCode')
  kit.login.submitCode('123456')
  return result
}

test.each<[string, Partial<Record<keyof LatchkitOptions, unknown>>]>([
  ['authProxyUrl', { authProxyUrl: '' }],
  ['authProxyUrl', { authProxyUrl: 'javascript:alert(1)' }],
  ['apiBaseUrl', { apiBaseUrl: 'api.example' }],
  ['apiBaseUrl', { apiBaseUrl: 'https://api.example?x=1' }],
  ['authProxyConfigId', { authProxyConfigId: ' ' }],
  ['appName', { appName: '' }],
  ['methods', { methods: [] }],
  ['methods', { methods: ['telepathy'] }],
  ['configFallback', { configFallback: {} }],
  ['trust.sessionKey', { trust: { sessionKey: '02ab' } }],
  ['trust.exportKey', { trust: { exportKey: '02ab' } }],
  ['frameAncestors', { frameAncestors: 'https://portal.example' }],
  ['frameAncestors', { frameAncestors: ['https://portal.example/'] }],
  ['frameAncestors', { frameAncestors: ['https://portal.example:443'] }],
  ['frameAncestors', { frameAncestors: ['*.example'] }],
  ['frameAncestors', { frameAncestors: ['null'] }],
  ['frameAncestors', { frameAncestors: ['data:,'] }],
  ['oauth.redirectUri', { oauth: { redirectUri: '/callback' } }],
  ['oauth.redirectUri', { oauth: { redirectUri: 'https://app.example/#back' } }],
  ['oauth.mode', { oauth: { mode: 'window' } }],
  ['passkey.rpId', { passkey: { rpId: 'https://example.com' } }],
  ['passkey.rpId', { passkey: { rpId: '127.0.0.1' } }],
  ['passkey.userVerification', { passkey: { userVerification: 'always' } }],
  ['protocol', { protocol: 'newest' }],
  ['timeoutMs', { timeoutMs: 0 }],
  ['timeoutMs', { timeoutMs: Number.NaN }],
  ['onEvent', { onEvent: 'log' }],
])('refuses a bad %s by name', (name, options) => {
  expect(() => Reflect.apply(createLatchkit, null, [{ ...addresses, ...options }])).toThrow(
    expect.objectContaining({ code: 'OPTION_INVALID', details: expect.stringContaining(name) }),
  )
})

test('sec/B17 touches nothing of the page when it is imported and made', async () => {
  const names = ['window', 'document', 'navigator', 'location', 'indexedDB', 'localStorage']
  const more = ['sessionStorage', 'fetch', 'crypto', 'BroadcastChannel', 'addEventListener']
  const touched: string[] = []
  const before = [...names, ...more].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  vi.resetModules()
  for (const [name] of before) {
    const get = () => {
      touched.push(name)
      return undefined
    }
    Object.defineProperty(globalThis, name, { configurable: true, get })
  }
  try {
    const core = await import('./index.ts')
    const kit = core.createLatchkit(addresses)
    expect(kit.session.getState()).toEqual({ status: 'loading' })
    expect(kit.login.state.getState()).toEqual({ at: 'idle' })
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
  expect(touched).toEqual([])
})

test('logs in, and tells every caller of open', async () => {
  const kit = startKit()
  const first = logIn(kit)
  const second = kit.login.open()
  expect(await first).toMatchObject({ isNewUser: true, session: { persistence: 'tab' } })
  expect(await second).toEqual(await first)
  expect(kit.login.isOpen.getState()).toBe(false)
  expect(await kit.login.open()).toMatchObject({ isNewUser: false })
  expect(events.map(({ type }) => type)).toEqual(['loginOpened', 'codeSent', 'loggedIn'])
  expect(JSON.stringify(events)).not.toMatch(/a@b\.co|123456|org-1|user-1/)
})

test('settles every caller of open when the login is closed', async () => {
  const kit = startKit()
  const results = [kit.login.open(), kit.login.open()]
  kit.login.close()
  expect(await Promise.all(results)).toEqual([{ cancelled: true }, { cancelled: true }])
  expect(kit.login.state.getState()).toEqual({ at: 'idle' })
  kit.login.close()
  await Promise.resolve()
  expect(events.map(({ type }) => type)).toEqual(['loginOpened', 'loginCancelled'])
})

test('shows the first screen at once, and sends a contact that came before the rest was loaded', async () => {
  const kit = startKit()
  void kit.login.open()
  expect(kit.login.state.getState()).toMatchObject({ at: 'choosing' })
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'enteringCode')
})

test('stands by an accepted code when the modal is closed at that moment', async () => {
  const kit = startKit()
  const result = kit.login.open()
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'enteringCode')
  kit.login.submitCode('123456')
  await reaches(kit, 'accepted')
  expect(kit.session.getState().status).toBe('logged-out')
  kit.login.close()
  expect(await result).toMatchObject({ isNewUser: true })
  expect(kit.session.getState().status).toBe('logged-in')
})

test('sec/B15 asks for one configuration and sends one code when it is mounted twice', async () => {
  const kit = createKit()
  const unmount = kit.mount()
  const leaving = new AbortController()
  const first = kit.loadConfig({ signal: leaving.signal }).catch(() => undefined)
  unmount()
  leaving.abort()
  unmounts.push(kit.mount())
  void kit.login.open()
  await Promise.all([first, kit.loadConfig()])
  kit.login.submitContact('a@b.co')
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'enteringCode')
  expect(fake.paths()).toEqual(['wallet_kit_config', 'otp_init'])
})

test('sec/B16 ends the login and its work when it is unmounted', async () => {
  const kit = createKit()
  const unmount = kit.mount()
  const signals: (AbortSignal | null | undefined)[] = []
  fake.replies.otp_init = (_, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const result = kit.login.open()
  kit.login.submitContact('a@b.co')
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
  unmount()
  expect(await result).toEqual({ cancelled: true })
  expect(signals[0]?.aborted).toBe(true)
})

test('refuses a malformed contact without a request', async () => {
  const kit = startKit()
  void kit.login.open()
  await kit.loadConfig()
  kit.login.submitContact('a@')
  expect(kit.login.state.getState()).toMatchObject({ error: { code: 'CONTACT_INVALID' } })
  expect(fake.paths()).toEqual(['wallet_kit_config'])
})

test('says at once that this address may not log in', async () => {
  fake.replies.wallet_kit_config = () => refusal('ORIGIN_NOT_ALLOWED')
  const kit = startKit()
  void kit.login.open()
  await reaches(kit, 'blocked')
  expect(kit.login.state.getState()).toMatchObject({
    error: { code: 'ORIGIN_NOT_ALLOWED' },
    retryAtMs: null,
  })
})

test('locks a new code when too many were sent', async () => {
  let nowMs = 1_700_000_000_000
  const kit = startKit({ nowMs: () => nowMs })
  void kit.login.open()
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'enteringCode')
  kit.login.resend()
  expect(kit.login.state.getState().at).toBe('enteringCode')
  nowMs += 30_000
  fake.replies.otp_init = () => refusal('OTP_SENDS_EXCEEDED', { retryAfterSeconds: 60 })
  kit.login.resend()
  await reaches(kit, 'enteringCode')
  expect(kit.login.state.getState()).toMatchObject({
    notice: { kind: 'locked', retryAtMs: nowMs + 60_000 },
  })
})

test('loses nothing while the service is away', async () => {
  let isUp = false
  const kit = startKit({
    fetch: async (input, init) => {
      if (!isUp) throw new TypeError('fetch failed')
      return fake.fetch(input, init)
    },
  })
  void kit.login.open()
  kit.login.submitContact('a@b.co')
  await reaches(kit, 'blocked')
  expect(kit.login.state.getState()).toMatchObject({
    error: { code: 'NETWORK_FAILED' },
    resume: { at: 'sendingCode', contact: 'a@b.co' },
  })
  isUp = true
  kit.login.retry()
  await reaches(kit, 'enteringCode')
  expect(kit.login.state.getState()).toMatchObject({ entry: { contact: 'a@b.co' } })
})

test('keeps nothing of a login that is not finished', async () => {
  const keyStore = createMemoryKeyStore()
  const kit = startKit({ keyStore })
  fake.replies.otp_login = () => new Promise(() => undefined)
  void logIn(kit)
  await vi.waitFor(() => expect(fake.paths()).toContain('otp_login'), patient)
  expect(await keyStore.load()).toBeNull()
})

test('settles open with the session that is restored a moment after the click', async () => {
  const keyStore = createMemoryKeyStore()
  await logIn(startKit({ keyStore }))
  const reloaded = startKit({ keyStore })
  expect(reloaded.session.getState()).toEqual({ status: 'loading' })
  expect(await reloaded.login.open()).toMatchObject({ isNewUser: false })
  expect(reloaded.login.isOpen.getState()).toBe(false)
  expect(reloaded.login.state.getState()).toEqual({ at: 'idle' })
})

test('refuses a request while nobody is logged in', async () => {
  const kit = startKit()
  await expect(kit.query('whoami', {})).rejects.toMatchObject({ code: 'SESSION_MISSING' })
  await expect(kit.signQuery('whoami', {})).rejects.toMatchObject({ code: 'SESSION_MISSING' })
})

test('ends the session when the service no longer knows its key, but not for a foreign organization', async () => {
  const kit = startKit()
  await logIn(kit)
  fake.replies.whoami = () => refusal('PUBLIC_KEY_NOT_FOUND')
  const foreign = kit.query('whoami', { organizationId: 'org-2' })
  await expect(foreign).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(kit.session.getState().status).toBe('logged-in')
  await expect(kit.query('whoami', {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(kit.session.getState()).toEqual({ status: 'expired' })
  expect(kit.login.state.getState()).toEqual({ at: 'idle' })
})

test('asks for the configuration on intent, and once', async () => {
  const kit = startKit()
  expect(fake.calls).toEqual([])
  kit.login.preload()
  await vi.waitFor(() => expect(fake.paths()).toEqual(['wallet_kit_config']), patient)
  void kit.login.open()
  await reaches(kit, 'choosing')
  await kit.loadConfig()
  expect(fake.paths()).toEqual(['wallet_kit_config'])
})
