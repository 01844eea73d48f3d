import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { KitEvent } from '../../src/core/events.ts'
import { createIndexedDbKeyStore } from '../../src/core/keys/indexedDbKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import type { SessionState } from '../../src/core/session/session.ts'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { often } from '../support/often.ts'

const BASE = 'http://localhost:4455'
let service: Service
let events: KitEvent[]
let unmounts: (() => void)[]
/** Requests that reach the service, by path. */
let paths: string[]

beforeEach(async () => {
  service = await createService({ development: true })
  events = []
  unmounts = []
  paths = []
})

afterEach(async () => {
  for (const unmount of unmounts) unmount()
  await service.close()
})

function startKit(options: Partial<LatchkitOptions> = {}): Latchkit {
  const kit = createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    onEvent: (event) => events.push(event),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      paths.push(new URL(request.url).pathname)
      return service.fetch(request, { clientAddress: '127.0.0.1' })
    },
    ...options,
  })
  unmounts.push(kit.mount())
  return kit
}

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

async function reached<P extends LoginState['at']>(kit: Latchkit, place: P): Promise<At<P>> {
  const isThere = (state: LoginState): state is At<P> => state.at === place
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (!isThere(state)) throw new Error(`at ${state.at}: ${JSON.stringify(state)}`)
    return state
  }, often)
}

const status = (kit: Latchkit, wanted: SessionState['status']) =>
  vi.waitFor(() => expect(kit.session.getState().status).toBe(wanted), often)

const codeFor = (contact: string) => service.mailbox?.list(contact)[0]?.code ?? ''

async function logIn(kit: Latchkit, contact: string) {
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(codeFor(contact))
  return result
}

test('signs up, logs out and logs in again to the same account', async () => {
  const kit = startKit()
  await status(kit, 'logged-out')

  const first = await logIn(kit, 'mara@okafor.example')
  expect(first).toMatchObject({ isNewUser: true })
  expect(kit.session.getState()).toMatchObject({ status: 'logged-in' })
  expect(kit.login.isOpen.getState()).toBe(false)
  await kit.logOut()
  expect(kit.session.getState()).toEqual({ status: 'logged-out', reason: 'logged-out' })

  const second = await logIn(kit, ' mara@okafor.example ')
  if ('cancelled' in first || 'cancelled' in second) throw new Error('cancelled')
  expect(second.isNewUser).toBe(false)
  expect(second.session.organizationId).toBe(first.session.organizationId)
  expect(second.session.userId).toBe(first.session.userId)
  expect(second.session.publicKeyHex).not.toBe(first.session.publicKeyHex)
  expect(events.map(({ type }) => type)).toEqual([
    ...['loginOpened', 'codeSent', 'loggedIn', 'loggedOut'],
    ...['loginOpened', 'codeSent', 'loggedIn'],
  ])
})

test('restores the session after a reload without asking the network', async () => {
  await logIn(startKit(), 'ada@example.com')
  paths = []
  const reloaded = startKit()
  await status(reloaded, 'logged-in')
  expect(reloaded.session.getState()).toMatchObject({ session: { persistence: 'device' } })
  expect(paths).toEqual([])
})

test('sec/T02 stamps a query with the session key over exactly the text that is sent', async () => {
  const kit = startKit()
  const result = await logIn(kit, 'ada@example.com')
  if ('cancelled' in result) throw new Error('cancelled')
  const who = await kit.query('whoami', {})
  expect(who).toMatchObject({ userId: result.session.userId })

  const signed = await kit.signQuery('whoami', {})
  const stamp = signed.headers['X-Stamp'] ?? ''
  expect(await verifyStamp(stamp, bytesFromUtf8(signed.body))).toMatchObject({
    kind: 'valid',
    publicKey: result.session.publicKeyHex,
  })
  expect(await verifyStamp(stamp, bytesFromUtf8(`${signed.body} `))).toEqual({ kind: 'invalid' })
})

test('says how many tries are left, and locks after the last', async () => {
  const kit = startKit()
  void kit.login.open()
  kit.login.submitContact('ada@example.com')
  const { entry } = await reached(kit, 'enteringCode')
  expect(entry).toMatchObject({ codeLength: 6, alphabet: 'digits', resends: 0 })
  const wrong = codeFor('ada@example.com') === '111111' ? '222222' : '111111'

  const left: unknown[] = []
  for (let tries = 0; tries < 3; tries++) {
    kit.login.submitCode(wrong)
    await reached(kit, 'checkingCode')
    left.push((await reached(kit, 'enteringCode')).notice)
  }
  expect(left).toMatchObject([
    { kind: 'wrong', attemptsLeft: 2 },
    { kind: 'wrong', attemptsLeft: 1 },
    { kind: 'locked' },
  ])
})

test('logs in with the right code after a wrong one, however it is spaced', async () => {
  const kit = startKit()
  const result = kit.login.open()
  kit.login.submitContact('ada@example.com')
  await reached(kit, 'enteringCode')
  const code = codeFor('ada@example.com')
  kit.login.submitCode(code === '111111' ? '222222' : '111111')
  await reached(kit, 'checkingCode')
  await reached(kit, 'enteringCode')
  kit.login.submitCode(`${code.slice(0, 3)} - ${code.slice(3)}`)
  expect(await result).toMatchObject({ isNewUser: true })
})

test('keeps the private key from being read out, and nothing in web storage', async () => {
  const kit = startKit()
  await logIn(kit, 'ada@example.com')
  const kept = await createIndexedDbKeyStore(service.facts.authProxyConfigId).load()
  const privateKey = kept?.keyPair?.privateKey
  if (!privateKey) throw new Error('no key was kept')
  for (const format of ['pkcs8', 'jwk', 'raw'] as const)
    await expect(crypto.subtle.exportKey(format, privateKey)).rejects.toThrow()
  expect(JSON.stringify([kit.session.getState(), kit.login.state.getState(), events])).not.toMatch(
    /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/,
  )
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    expect(Object.keys(globalThis[storage] ?? {})).toEqual([])
})

test('sec/T03 refuses a session that another key has signed, and stores nothing', async () => {
  const other = await createService({ development: true })
  const sessionKey = other.facts.signingKeys.session
  const kit = startKit({ trust: { sessionKey } })
  void kit.login.open()
  kit.login.submitContact('ada@example.com')
  await reached(kit, 'enteringCode')
  kit.login.submitCode(codeFor('ada@example.com'))
  await reached(kit, 'checkingCode')
  const { notice } = await reached(kit, 'enteringCode')
  expect(notice).toMatchObject({ kind: 'failed', error: { code: 'SESSION_REFUSED' } })
  expect(kit.session.getState().status).toBe('logged-out')
  const reloaded = startKit()
  await status(reloaded, 'logged-out')
  expect(reloaded.session.getState()).toEqual({ status: 'logged-out', reason: 'never' })
  await other.close()
})

test('sec/B02 logs in and out in every tab', async () => {
  const tab = startKit()
  const other = startKit()
  await Promise.all([status(tab, 'logged-out'), status(other, 'logged-out')])
  const waiting = other.login.open()
  await logIn(tab, 'ada@example.com')
  await status(other, 'logged-in')
  expect(await waiting).toMatchObject({ isNewUser: false })

  await other.logOut()
  await status(tab, 'logged-out')
  const reloaded = startKit()
  await status(reloaded, 'logged-out')
  expect(reloaded.session.getState()).toEqual({ status: 'logged-out', reason: 'never' })
})
