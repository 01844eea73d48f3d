import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import { listPasskeys } from '../../src/core/actions/listPasskeys.ts'
import { removePasskey } from '../../src/core/actions/removePasskey.ts'
import { renamePasskey } from '../../src/core/actions/renamePasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { type FakeCredentials, fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

// the first test of a file loads what the service has for passkeys
vi.setConfig({ testTimeout: 30_000 })

const CONTACT = 'mara@okafor.example'
let stage: Awaited<ReturnType<typeof startPasskeyService>>
let browser: FakeCredentials
let storage: Map<string, string>

beforeEach(async () => {
  stage = await startPasskeyService()
  browser = await fakeCredentials()
  storage = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
})

afterEach(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

/** Logs in by code, up to what comes after it. */
function logIn(kit: Latchkit, contact = CONTACT) {
  const result = kit.login.open()
  const start = async () => {
    kit.login.submitContact(contact)
    await reached(kit, 'enteringCode')
    kit.login.submitCode(stage.codeFor(contact))
  }
  return { result, started: start() }
}

function userOf(kit: Latchkit): string {
  const state = kit.session.getState()
  return state.status === 'logged-in' ? state.session.userId : ''
}

async function loggedIn(): Promise<Latchkit> {
  const kit = stage.startKit({ passkey: { autofill: false, offerAfterLogin: false } })
  await logIn(kit).result
  return kit
}

const names = async (kit: Latchkit) =>
  (await listPasskeys(kit, userOf(kit))).map(({ name }) => name)

const uses = async (kit: Latchkit) =>
  (await listPasskeys(kit, userOf(kit))).map(({ lastUsedAtMs }) => lastUsedAtMs)

test('offers a passkey after a code, saves and names it, and logs in with it', async () => {
  const kit = stage.startKit()
  const { result } = logIn(kit)
  await reached(kit, 'offeringPasskey')
  kit.login.savePasskey()
  expect(await reached(kit, 'passkeySaved')).toMatchObject({ name: 'Mac, Chrome' })
  expect(browser.made[0]?.user.name).toBe(CONTACT)
  kit.login.namePasskey(' My laptop ')
  const first = await result
  expect(await names(kit)).toEqual(['My laptop'])
  expect([...storage.keys()].filter((key) => key.endsWith('passkey-offer'))).toHaveLength(1)
  expect([...storage.values()].join()).not.toContain('okafor')

  expect(await uses(kit)).toEqual([null])

  await kit.logOut()
  stage.pass(86_400_000)
  const again = kit.login.open()
  kit.login.chooseMethod('passkey')
  expect(await again).toMatchObject({
    isNewUser: false,
    session: 'session' in first ? { organizationId: first.session.organizationId } : {},
  })
  const [usedAtMs] = await uses(kit)
  expect(Math.abs(Number(usedAtMs) - Date.now() - 86_400_000)).toBeLessThan(60_000)
  await kit.sessions.refresh()
  expect(await uses(kit)).toEqual([usedAtMs])
})

test('offers once in 30 days, and not after a login by passkey', async () => {
  const kit = stage.startKit()
  const { result } = logIn(kit)
  await reached(kit, 'offeringPasskey')
  kit.login.skipPasskey()
  expect(await result).toMatchObject({ isNewUser: true })
  await kit.logOut()
  await logIn(kit).result
  await kit.logOut()
  stage.pass(30 * 86_400_000)
  const { result: later } = logIn(kit)
  await reached(kit, 'offeringPasskey')
  kit.login.close()
  expect(await later).toMatchObject({ isNewUser: false })
})

test('makes one passkey however often it must be sent', async () => {
  const kit = stage.startKit()
  const { result } = logIn(kit)
  await reached(kit, 'offeringPasskey')
  stage.cut('/create_authenticators', 'before')
  kit.login.savePasskey()
  await reached(kit, 'savingPasskey')
  expect((await reached(kit, 'offeringPasskey')).error?.code).toBe('NETWORK_FAILED')
  stage.mend()
  kit.login.savePasskey()
  await reached(kit, 'passkeySaved')
  expect(browser.made).toHaveLength(1)
  stage.cut('/update_authenticator_name', 'before')
  kit.login.namePasskey('My laptop')
  await reached(kit, 'namingPasskey')
  expect((await reached(kit, 'passkeySaved')).error?.code).toBe('NETWORK_FAILED')
  stage.mend()
  kit.login.skipPasskey()
  await result
  expect(await names(kit)).toEqual(['Mac, Chrome'])
})

test('comes back to the offer when the prompt was closed', async () => {
  const kit = stage.startKit()
  const { result } = logIn(kit)
  await reached(kit, 'offeringPasskey')
  browser.be('close')
  kit.login.savePasskey()
  await reached(kit, 'savingPasskey')
  expect((await reached(kit, 'offeringPasskey')).error?.code).toBe('PASSKEY_CANCELLED')
  kit.login.skipPasskey()
  await result
  expect(await names(kit)).toEqual([])
})

test('adds several passkeys, one on each device, and renames them', async () => {
  const kit = await loggedIn()
  const userId = userOf(kit)
  const { authenticatorId } = await addPasskey(kit, { userId, name: 'Laptop' })
  await expect(addPasskey(kit, { userId })).rejects.toMatchObject({ code: 'PASSKEY_EXISTS' })
  await browser.change(false)
  await addPasskey(kit, { userId })
  expect((await names(kit)).sort()).toEqual(['Laptop', 'Mac, Chrome'])
  await renamePasskey(kit, { userId, authenticatorId, name: 'Old laptop' })
  expect((await names(kit)).sort()).toEqual(['Mac, Chrome', 'Old laptop'])
})

test('removes a passkey, and says so when it is the last way in', async () => {
  const kit = await loggedIn()
  const userId = userOf(kit)
  const { authenticatorId } = await addPasskey(kit, { userId })
  const last = { userId, authenticatorId, methods: ['passkey'] } as const
  await expect(removePasskey(kit, last)).rejects.toMatchObject({ code: 'LAST_LOGIN_METHOD' })
  expect(await names(kit)).toEqual(['Mac, Chrome'])
  await removePasskey(kit, { ...last, methods: ['email', 'passkey'] })
  expect(await names(kit)).toEqual([])

  await kit.logOut()
  void kit.login.open()
  kit.login.chooseMethod('passkey')
  expect((await reached(kit, 'passkeyFailed')).error.code).toBe('PASSKEY_NONE_FOUND')
})
