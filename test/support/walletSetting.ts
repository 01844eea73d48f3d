import { vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { createFakeProxy } from './fakeProxy.ts'
import { often } from './often.ts'
import type { WalletPage } from './walletPage.ts'

const addresses = {
  authProxyUrl: 'https://auth.example',
  authProxyConfigId: 'config',
  apiBaseUrl: 'https://api.example',
}

/** A page with wallets, a kit that logs in with them, and a service that lets everybody in. Stubs `window`. */
export async function createWalletSetting(page: WalletPage) {
  const clock = { nowMs: Date.now() }
  const fake = await createFakeProxy(() => clock.nowMs)
  fake.replies.stamp_login = async (body) => {
    const public_key = memberOf(memberOf(body, 'parameters'), 'publicKey')
    return { activity: recordWith(await fake.sessionToken({ public_key })) }
  }
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
  vi.stubGlobal('window', Object.assign(page.window, { localStorage }))
  const unmounts: (() => void)[] = []
  return {
    clock,
    fake,
    page,
    startKit(options: Partial<LatchkitOptions> = {}): Latchkit {
      const kit = createLatchkit({
        ...addresses,
        fetch: fake.fetch,
        keyStore: createMemoryKeyStore(),
        nowMs: () => clock.nowMs,
        ...options,
      })
      unmounts.push(kit.mount())
      return kit
    },
    end() {
      for (const unmount of unmounts.splice(0)) unmount()
      page.clear()
      vi.unstubAllGlobals()
    },
  }
}

/** What such a test stands on. */
export type WalletSetting = Awaited<ReturnType<typeof createWalletSetting>>

/** Waits until the login is at a place; resolves with its state. */
export function reaches<P extends LoginState['at']>(kit: Latchkit, place: P) {
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (!isAt(state, place)) throw new Error(`at ${state.at}, not at ${place}`)
    return state
  }, often)
}

/** Opens the login on the list of wallets; resolves with it. */
export async function listWallets(kit: Latchkit) {
  void kit.login.open()
  kit.login.chooseMethod('wallet')
  return listed(kit)
}

/** The list of wallets, once it is there. */
export function listed(kit: Latchkit) {
  return vi.waitFor(() => {
    const state = kit.login.state.getState()
    if (state.at !== 'choosingWallet' || state.isLooking) throw new Error(`at ${state.at}`)
    return state.wallets
  }, often)
}

/** Opens the login and chooses the first wallet of the page; resolves with what the login comes to. */
export async function chooseWallet(kit: Latchkit) {
  const [wallet] = await listWallets(kit)
  if (!wallet) throw new Error('no wallet')
  const result = kit.login.open()
  kit.login.chooseWallet(wallet)
  return { result }
}

/** Waits until somebody is logged in. */
export function loggedIn(kit: Latchkit) {
  return vi.waitFor(() => {
    const { status } = kit.session.getState()
    if (status !== 'logged-in') throw new Error(status)
  }, often)
}

function isAt<P extends LoginState['at']>(
  state: LoginState,
  place: P,
): state is Extract<LoginState, { at: P }> {
  return state.at === place
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function recordWith(session: string) {
  const time = { seconds: '1', nanos: '0' }
  return {
    id: 'activity-1',
    organizationId: 'org-1',
    status: 'ACTIVITY_STATUS_COMPLETED',
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    intent: {},
    result: { stampLoginResult: { session } },
    votes: [],
    fingerprint: 'sha256:x',
    canApprove: false,
    canReject: false,
    createdAt: time,
    updatedAt: time,
  }
}
