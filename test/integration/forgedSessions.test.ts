import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createIndexedDbKeyStore } from '../../src/core/keys/indexedDbKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { becomes } from '../support/becomes.ts'
import { completed, createFakeProxy, type FakeProxy, fieldOf } from '../support/fakeProxy.ts'
import { type ForgerTools, forgeries } from '../support/forgedSessions.ts'
import { often } from '../support/often.ts'
import { keepSessionOf } from '../support/sessionTabs.ts'

const attacker = await generateKeyPair()
let fake: FakeProxy
let unmount: () => void = () => undefined

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  fake = await createFakeProxy()
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function startKit(): Latchkit {
  const kit = createLatchkit({
    authProxyUrl: 'https://auth.example',
    authProxyConfigId: 'config',
    apiBaseUrl: 'https://api.example',
    trust: { sessionKey: fake.sessionKeyHex },
    fetch: fake.fetch,
  })
  unmount()
  unmount = kit.mount()
  return kit
}

/** Somebody who is logged in. */
async function loggedIn(): Promise<Latchkit> {
  const claims = { exp: Math.floor(Date.now() / 1000) + 900 }
  await keepSessionOf(fake, createIndexedDbKeyStore('config'), { claims })
  const kit = startKit()
  await becomes(kit.session, { status: 'logged-in' })
  return kit
}

function tools(publicKeyHex: unknown): ForgerTools {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 1800,
    public_key: publicKeyHex,
    session_type: 'SESSION_TYPE_READ_WRITE',
    user_id: 'user-1',
    organization_id: 'org-1',
  }
  return { claims, service: fake.signer, serviceKeyHex: fake.sessionKeyHex, attacker }
}

/** Why the login did not go on. */
function refusalOf(kit: Latchkit): string | undefined {
  const state = kit.login.state.getState()
  if (state.at === 'blocked') return state.error.code
  const isFailed = state.at === 'enteringCode' && state.notice.kind === 'failed'
  return isFailed ? state.notice.error.code : undefined
}

type Route = (forge: (of: ForgerTools) => Promise<string>) => Promise<void>

/** The ways by which a token can come in. Each ends with the state that it had. */
const routes: Readonly<Record<string, Route>> = {
  async 'the answer to a login'(forge) {
    fake.replies.otp_login = async ({ publicKey }) => ({ session: await forge(tools(publicKey)) })
    const kit = startKit()
    void kit.login.open()
    kit.login.submitContact('mara@okafor.example')
    await vi.waitFor(() => expect(kit.login.state.getState().at).toBe('enteringCode'), often)
    kit.login.submitCode('123456')
    await vi.waitFor(() => expect(refusalOf(kit)).toBe('SESSION_REFUSED'), often)
    expect(kit.session.getState()).toEqual({ status: 'logged-out', reason: 'never' })
    expect(await createIndexedDbKeyStore('config').load()).toBeNull()
  },
  async 'the answer to a renewal'(forge) {
    const kit = await loggedIn()
    const before = kit.session.getState()
    const kept = await createIndexedDbKeyStore('config').load()
    fake.replies.stamp_login = async ({ parameters }) =>
      completed('stampLoginResult', {
        session: await forge(tools(fieldOf(parameters, 'publicKey'))),
      })
    await expect(kit.sessions.refresh()).rejects.toMatchObject({ code: 'SESSION_REFUSED' })
    expect(kit.session.getState()).toBe(before)
    expect((await createIndexedDbKeyStore('config').load())?.token).toBe(kept?.token)
  },
  async 'the address of a page that a provider sends back to'(forge) {
    const token = await forge(tools(attacker.publicKeyHex))
    const parts = new URLSearchParams({ session: token, token, id_token: token, code: token })
    parts.set('state', `lk.config.${'A'.repeat(22)}`)
    vi.stubGlobal('location', { href: `https://app.example/?${parts}#${parts}` })
    vi.stubGlobal('history', { state: null, replaceState: () => undefined })
    const kit = startKit()
    await vi.waitFor(() => expect(kit.login.state.getState().at).toBe('providerFailed'), often)
    const state = kit.login.state.getState()
    expect(state.at === 'providerFailed' && state.error.code).toBe('OAUTH_STATE_MISMATCH')
    expect(kit.session.getState()).toEqual({ status: 'logged-out', reason: 'never' })
    expect(await createIndexedDbKeyStore('config').load()).toBeNull()
    vi.unstubAllGlobals()
  },
  async storage(forge) {
    await loggedIn()
    const keyStore = createIndexedDbKeyStore('config')
    const kept = await keyStore.load()
    if (!kept?.keyPair) throw new Error('nothing kept')
    const token = await forge(tools(kept.keyPair.publicKeyHex))
    await keyStore.save({ ...kept, keyPair: kept.keyPair, token })
    const kit = startKit()
    await vi.waitFor(() => expect(kit.session.getState().status).not.toBe('loading'), often)
    expect(kit.session.getState().status).not.toBe('logged-in')
  },
  async BroadcastChannel(forge) {
    const kit = await loggedIn()
    const before = kit.session.getState()
    const token = await forge(tools(attacker.publicKeyHex))
    const forger = new BroadcastChannel('latchkit:config')
    const session = { userId: 'attacker', organizationId: 'org-2', token }
    for (const message of [
      token,
      { token },
      { type: 'loggedIn', token },
      { status: 'logged-in', session },
      ['loggedIn', token],
      `loggedIn ${token}`,
    ])
      forger.postMessage(message)
    const told = new Promise((resolve) => {
      const listener = new BroadcastChannel('latchkit:config')
      listener.addEventListener('message', ({ data }) => {
        if (data !== 'last') return
        listener.close()
        resolve(null)
      })
      forger.postMessage('last')
    })
    await told
    await createIndexedDbKeyStore('config').load()
    expect(kit.session.getState()).toEqual(before)
    forger.close()
  },
}

test('sec/T03 believes no forged session, whichever way it comes', async () => {
  const found: string[] = []
  let refused = 0
  for (const [way, route] of Object.entries(routes))
    for (const [name, forge] of Object.entries(forgeries)) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      fake = await createFakeProxy()
      try {
        await route(forge)
        refused++
      } catch (error) {
        found.push(`${name} by ${way}: ${error}`)
      }
    }
  const all = Object.keys(routes).length * Object.keys(forgeries).length
  process.stdout.write(`sec/T03 forged sessions refused: ${refused} of ${all}\n`)
  expect(found).toEqual([])
  expect(refused).toBe(100)
}, 180_000)
