import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIndexedDbKeyStore } from '../../src/core/keys/indexedDbKeyStore.ts'
import { createFakeProxy } from '../support/fakeProxy.ts'
import { printCount } from '../support/printCount.ts'
import { openRefreshingTab } from '../support/refreshingTabs.ts'
import { keepSessionOf, newChannelName, SESSIONS_NOW } from '../support/sessionTabs.ts'

const ROUNDS = 100
const { setTimeout: wait } = globalThis

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const withoutLocks = () => {
  vi.stubGlobal('navigator', {})
  // whoever waits for its turn looks again twenty times as often
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => wait(run, ms === 100 ? 5 : ms))
}
const withoutBoth = () => {
  withoutLocks()
  vi.stubGlobal('BroadcastChannel', undefined)
}

/** Renews in all of so many tabs at once, round after round. @returns in how many rounds one of them asked for all. */
async function renewTogether(count: number): Promise<number> {
  let nowMs = SESSIONS_NOW
  const proxy = await createFakeProxy(() => nowMs)
  const keyStore = () => createIndexedDbKeyStore('config')
  await keepSessionOf(proxy, keyStore())
  const channelName = newChannelName()
  const tabs = Array.from({ length: count }, () =>
    openRefreshingTab({ proxy, keyStore: keyStore(), channelName, nowMs: () => nowMs }),
  )
  await Promise.all(tabs.map((tab) => tab.sessions.restored()))
  const keys = () => new Set(tabs.map((tab) => tab.sessions.live()?.session.publicKeyHex))
  let passed = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const [before] = keys()
    const asked = proxy.calls.length
    nowMs += 600_000
    await Promise.all(tabs.map((tab) => tab.refresh()))
    const renewals = proxy
      .paths()
      .slice(asked)
      .filter((path) => path === 'stamp_login')
    const [after, ...others] = keys()
    const isOne = others.length === 0 && after !== undefined && after !== before
    const kept = await keyStore().load()
    if (renewals.length === 1 && isOne && kept?.keyPair?.publicKeyHex === after) passed++
  }
  for (const tab of tabs) tab.close()
  return passed
}

test.each([
  ['sec/B01 with Web Locks', () => undefined],
  ['sec/B03 without Web Locks', withoutLocks],
  ['sec/B03 without Web Locks and BroadcastChannel', withoutBoth],
])(
  '%s: two to eight tabs renew once in each round, and end with the same session',
  async (name, prepare) => {
    let passed = 0
    const counts = [2, 3, 4, 5, 6, 7, 8]
    for (const count of counts) {
      prepare()
      passed += await renewTogether(count)
    }
    printCount(`${name}, two to eight tabs`, passed, counts.length * ROUNDS)
    expect(passed).toBe(counts.length * ROUNDS)
  },
  300_000,
)
