import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { createLatchkit } from '../../src/core/createLatchkit.ts'
import type { Latchkit, SignedRequest } from '../../src/core/latchkit.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { readAccountKeys } from '../../src/core/session/accountKeys.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { becomes } from '../support/becomes.ts'
import { patient } from '../support/often.ts'

const BASE = 'http://localhost:4455'
let service: Service
let unmounts: (() => void)[]
/** Ends when the service may answer. */
let open: Promise<void>

beforeEach(async () => {
  open = Promise.resolve()
  vi.stubGlobal('indexedDB', new IDBFactory())
  service = await createService({ development: true })
  unmounts = []
})
afterEach(async () => {
  for (const unmount of unmounts) unmount()
  vi.unstubAllGlobals()
  await service.close()
})

const send = async (input: string | URL | Request, init?: RequestInit) => {
  await open
  return service.fetch(new Request(input, init), { clientAddress: '127.0.0.1' })
}

/** One copy of the kit, as a page would load it. */
async function startKit(
  session: LatchkitOptions['session'] = {},
  authProxyConfigId = service.facts.authProxyConfigId,
): Promise<Latchkit> {
  const module: { createLatchkit: typeof createLatchkit } = await import(
    '../../src/core/createLatchkit.ts'
  )
  const kit = module.createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId,
    fetch: send,
    session,
  })
  unmounts.push(kit.mount())
  return kit
}

async function logIn(kit: Latchkit, contact = 'mara@okafor.example') {
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await becomes(kit.login.state, { at: 'enteringCode' })
  kit.login.submitCode(service.mailbox?.list(contact)[0]?.code ?? '')
  return result
}

/** What the service says to a request by now. */
async function statusOf({ url, body, headers }: SignedRequest): Promise<number> {
  return (await send(url, { method: 'POST', body, headers })).status
}

const keyOf = (kit: Latchkit) => {
  const state = kit.session.getState()
  return state.status === 'logged-in' ? state.session.publicKeyHex : null
}

test('renews the session at the service, and goes on with the new key', async () => {
  const kit = await startKit()
  await logIn(kit)
  const before = keyOf(kit)
  const renewed = await kit.sessions.refresh()
  expect(renewed.publicKeyHex).not.toBe(before)
  expect(keyOf(kit)).toBe(renewed.publicKeyHex)
  expect(await kit.query('whoami', {})).toMatchObject({ userId: renewed.userId })
})

test('sec/B13 who ends a request changes nothing by it, and hears nothing of it later', async () => {
  const kit = await startKit()
  await logIn(kit)
  const [session, login] = [kit.session.getState(), kit.login.state.getState()]
  let release = () => undefined as unknown
  open = new Promise<void>((resolve) => {
    release = resolve
  })
  const caller = new AbortController()
  const { signal } = caller
  const userId = session.status === 'logged-in' ? session.session.userId : ''
  const update = { userId, userPhoneNumber: '+447700912345' }
  const waiting = [
    kit.query('whoami', {}, { signal }),
    kit.submit('updateUserPhoneNumber', update, { signal }),
  ].map((work) => work.catch((error: unknown) => error))
  caller.abort()
  for (const end of await Promise.all(waiting))
    expect(end).toMatchObject({ code: 'REQUEST_ABORTED' })
  release()
  expect(kit.session.getState()).toBe(session)
  expect(kit.login.state.getState()).toBe(login)
  expect(await kit.query('whoami', {})).toMatchObject({ userId })
})

test('ends the session at the service when the person logs out', async () => {
  const kit = await startKit()
  await logIn(kit)
  const signed = await kit.signQuery('whoami', {})
  expect(await statusOf(signed)).toBe(200)
  await kit.logOut()
  await vi.waitFor(async () => expect(await statusOf(signed)).toBe(401), patient)
})

test('lists the sessions of the account, and ends the others', async () => {
  const phone = await startKit()
  await logIn(phone)
  const onPhone = await phone.signQuery('whoami', {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  const laptop = await startKit({ syncTabs: false })
  const result = await logIn(laptop)
  if (!('session' in result)) throw new Error('not logged in')
  const { userId } = result.session
  const { user } = await laptop.query('getUser', { userId })
  const sessions = readAccountKeys(user, result.session, laptop.nowMs())
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  const apiKeyIds = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  await laptop.submit('deleteApiKeys', { userId, apiKeyIds })
  expect(await statusOf(onPhone)).toBe(401)
  await expect(phone.query('whoami', {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(phone.session.getState()).toEqual({ status: 'expired' })
  expect(await laptop.query('whoami', {})).toMatchObject({ userId })
})

test('a login ends the other sessions of the account where the app says so', async () => {
  const phone = await startKit()
  await logIn(phone)
  const onPhone = await phone.signQuery('whoami', {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  await logIn(await startKit({ syncTabs: false, invalidateExisting: true }))
  expect(await statusOf(onPhone)).toBe(401)
})

test('keeps two people side by side, by name', async () => {
  const kit = await startKit()
  await logIn(kit)
  const mara = keyOf(kit)
  await kit.sessions.switchTo('second')
  expect(kit.session.getState()).toEqual({ status: 'logged-out', reason: 'never' })
  await logIn(kit, 'noor@okafor.example')
  const listed = await kit.sessions.list()
  expect(listed.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['default', false],
    ['second', true],
  ])
  await kit.sessions.switchTo('default')
  expect(keyOf(kit)).toBe(mara)
  const renewed = await kit.sessions.refresh()
  await kit.sessions.remove('second')
  expect(await kit.sessions.list()).toMatchObject([{ session: renewed }])
})

test('sec/B23 two copies of the kit on a page have one session', async () => {
  const first = await startKit()
  vi.resetModules()
  const second = await startKit()
  await becomes(second.session, { status: 'logged-out' })
  await logIn(first)
  await becomes(second.session, { status: 'logged-in' })
  const [one, other] = await Promise.all([first.sessions.refresh(), second.sessions.refresh()])
  expect(one.publicKeyHex).toBe(other.publicKeyHex)
  await second.logOut()
  await becomes(first.session, { status: 'logged-out', reason: 'logged-out-elsewhere' })
})

test('sec/B23 two copies with two configurations know nothing of each other', async () => {
  const first = await startKit()
  vi.resetModules()
  const second = await startKit({}, '00000000-0000-4000-8000-000000000000')
  await logIn(first)
  await becomes(second.session, { status: 'logged-out', reason: 'never' })
  expect(await second.sessions.list()).toEqual([])
  await second.logOut()
  expect(first.session.getState().status).toBe('logged-in')
})
