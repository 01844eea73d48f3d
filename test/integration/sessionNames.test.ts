import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { readAccountKeys } from '../../src/core/session/accountKeys.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

// the first test of a file loads what the service has for passkeys
vi.setConfig({ testTimeout: 30_000 })

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'
const HOSTILE = 'Chrome/1 <img src=x> (google) on Pay 5 ETH to win'
const CONTACT = 'mara@okafor.example'

let stage: Awaited<ReturnType<typeof startPasskeyService>>

beforeAll(async () => {
  stage = await startPasskeyService()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => stage.stop())

/** A browser that calls itself something, as each does with every request. */
function browserOf(userAgent: string): Latchkit {
  return stage.startKit({
    passkey: { autofill: false, offerAfterLogin: false },
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('user-agent', userAgent)
      return stage.service.fetch(request, { clientAddress: '127.0.0.1' })
    },
  })
}

async function logInByCode(kit: Latchkit) {
  const result = kit.login.open()
  kit.login.submitContact(CONTACT)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(CONTACT))
  return result
}

/** How the account tells the session of a kit. */
async function ownOf(kit: Latchkit) {
  const state = kit.session.getState()
  if (state.status !== 'logged-in') throw new Error('nobody is logged in')
  const { user } = await kit.query('getUser', { userId: state.session.userId })
  const all = readAccountKeys(user, state.session, kit.nowMs())
  const own = all.find((one) => one.isCurrent)
  return { method: own?.method, device: own?.device, of: all.length }
}

test('tells of each session by what and where it began, also after it was renewed', async () => {
  const mac = browserOf(MAC)
  await logInByCode(mac)
  const device = { browser: 'Chrome', system: 'macOS' }
  expect(await ownOf(mac)).toEqual({ method: 'email', device, of: 1 })
  await mac.sessions.refresh()
  expect(await ownOf(mac)).toEqual({ method: 'email', device, of: 1 })

  await fakeCredentials()
  const state = mac.session.getState()
  const userId = state.status === 'logged-in' ? state.session.userId : ''
  await addPasskey(mac, { userId })
  const phone = browserOf(PHONE)
  const result = phone.login.open()
  phone.login.chooseMethod('passkey')
  await result
  expect(await ownOf(phone)).toEqual({
    of: 2,
    method: 'passkey',
    device: { browser: 'Firefox', system: 'Android' },
  })
})

test('writes no word of a header into the account, and nothing where there is none', async () => {
  const hostile = browserOf(HOSTILE)
  await logInByCode(hostile)
  expect(await ownOf(hostile)).toMatchObject({ method: 'email', device: null })
  const silent = browserOf('')
  await logInByCode(silent)
  expect(await ownOf(silent)).toMatchObject({ method: 'email', device: null })
})
