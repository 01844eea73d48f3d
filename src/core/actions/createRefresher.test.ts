import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeProxy, type FakeProxy, refusal } from '../../../test/support/fakeProxy.ts'
import { limitDisk } from '../../../test/support/fullDisk.ts'
import { patient } from '../../../test/support/often.ts'
import { openRefreshingTab, type RefreshingTab } from '../../../test/support/refreshingTabs.ts'
import { keepSessionOf, newChannelName, SESSIONS_NOW } from '../../../test/support/sessionTabs.ts'
import { createIndexedDbKeyStore } from '../keys/indexedDbKeyStore.ts'
import type { KeyStore } from '../keys/keyStore.ts'

let nowMs: number
let proxy: FakeProxy
let channelName: string
let tabs: RefreshingTab[]

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  nowMs = SESSIONS_NOW
  proxy = await createFakeProxy(() => nowMs)
  channelName = newChannelName()
  tabs = []
})
afterEach(() => {
  for (const tab of tabs) tab.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab of its own: only the database is shared. */
async function openOne(keyStore: KeyStore = createIndexedDbKeyStore('config')) {
  const tab = openRefreshingTab({ proxy, keyStore, channelName, nowMs: () => nowMs })
  tabs.push(tab)
  await tab.sessions.restored()
  return tab
}

const open = async (count: number) => {
  await keepSessionOf(proxy, createIndexedDbKeyStore('config'))
  return Promise.all(Array.from({ length: count }, () => openOne()))
}

const refreshes = () => proxy.paths().filter((path) => path === 'stamp_login').length
const keyOf = (tab: RefreshingTab) => tab.sessions.live()?.session.publicKeyHex

test('renews the session with a new key, signed for by the old one, for as long as the configuration says', async () => {
  const [tab] = await open(1)
  const before = tab?.sessions.live()
  nowMs += 600_000
  const renewed = await tab?.refresh()
  expect(renewed).toMatchObject({ userId: 'user-1', expiresAtMs: nowMs + 900_000 })
  expect(renewed?.publicKeyHex).not.toBe(before?.session.publicKeyHex)
  const request = proxy.calls.find(({ path }) => path === 'stamp_login')
  expect(request?.body).toMatchObject({
    organizationId: 'org-1',
    parameters: { publicKey: renewed?.publicKeyHex, expirationSeconds: '900' },
  })
  const kept = await createIndexedDbKeyStore('config').load()
  expect(kept).toMatchObject({ startedAtMs: nowMs, persistence: 'device' })
  expect(kept?.keyPair?.publicKeyHex).toBe(renewed?.publicKeyHex)
  expect(kept?.keyPair?.privateKey.extractable).toBe(false)
  expect(tab?.events.map(({ type }) => type)).toContain('sessionRefreshed')
})

const withoutLocks = () => vi.stubGlobal('navigator', {})
const withoutBoth = () => {
  withoutLocks()
  vi.stubGlobal('BroadcastChannel', undefined)
}

test.each([
  ['sec/B01 with Web Locks', () => undefined],
  ['sec/B03 without Web Locks', withoutLocks],
  ['sec/B03 without Web Locks and BroadcastChannel', withoutBoth],
])('%s: eight tabs renew once each round and end with the same session', async (_, prepare) => {
  prepare()
  const eight = await open(8)
  for (let round = 1; round <= 5; round++) {
    nowMs += 600_000
    await Promise.all(eight.map((tab) => tab.refresh()))
    expect(refreshes()).toBe(round)
    expect(new Set(eight.map(keyOf)).size).toBe(1)
  }
})

test('sec/B06 says that a renewed session ends with the tab where the device has no room for it', async () => {
  const [tab, other] = await open(2)
  nowMs += 600_000
  limitDisk(0)
  expect(await tab?.refresh()).toMatchObject({ persistence: 'tab' })
  expect(tab?.sessions.live()?.session.expiresAtMs).toBe(nowMs + 900_000)
  expect(other?.sessions.live()?.session).toMatchObject({ persistence: 'device' })
  await tab?.sessions.logOut()
  expect(await createIndexedDbKeyStore('config').load()).toBeNull()
  await vi.waitFor(() => expect(other?.sessions.live()).toBeNull(), patient)
})

test('renews once however often one tab asks', async () => {
  const [tab] = await open(1)
  nowMs += 600_000
  await Promise.all([tab?.refresh(), tab?.refresh(), tab?.refresh()])
  expect(refreshes()).toBe(1)
})

test('sec/B02 a logout wins over a renewal that is under way, a hundred times', async () => {
  let passed = 0
  for (let round = 0; round < 100; round++) {
    const [first, second] = await open(2)
    if (!first || !second) throw new Error('no tabs')
    nowMs += 600_000
    const answer = proxy.replies.stamp_login
    let leave: () => Promise<void> = async () => undefined
    if (round % 2 === 0) leave = () => second.sessions.logOut()
    proxy.replies.stamp_login = async (...call) => {
      await leave()
      return answer?.(...call)
    }
    const renewal = first.refresh().catch((error: unknown) => error)
    if (round % 2 === 1) await second.sessions.logOut()
    await renewal
    proxy.replies.stamp_login = answer ?? (() => null)
    await vi.waitFor(() => {
      for (const tab of [first, second])
        expect(tab.sessions.store.getState().status).toBe('logged-out')
    }, patient)
    await vi.waitFor(
      async () => expect(await createIndexedDbKeyStore('config').load()).toBeNull(),
      patient,
    )
    for (const tab of [first, second]) tab.close()
    passed++
  }
  process.stdout.write(`sec/B02 logout wins: ${passed} of 100\n`)
  expect(passed).toBe(100)
}, 30_000)

test('ends a session at the service that came too late for anybody', async () => {
  const [tab] = await open(1)
  nowMs += 600_000
  const answer = proxy.replies.stamp_login
  proxy.replies.stamp_login = async (...call) => {
    await createIndexedDbKeyStore('config').clear()
    return answer?.(...call)
  }
  await expect(tab?.refresh()).rejects.toMatchObject({ code: 'SESSION_MISSING' })
  expect(tab?.ended).toHaveLength(1)
  expect(await createIndexedDbKeyStore('config').load()).toBeNull()
})

test('keeps the old session when the network fails, and asks again with the same new key', async () => {
  const [tab] = await open(1)
  const before = tab && keyOf(tab)
  nowMs += 600_000
  const answer = proxy.replies.stamp_login ?? (() => null)
  proxy.replies.stamp_login = () => refusal('UNAVAILABLE')
  await expect(tab?.refresh()).rejects.toMatchObject({ code: 'HTTP_STATUS' })
  expect(tab && keyOf(tab)).toBe(before)
  expect((await createIndexedDbKeyStore('config').load())?.keyPair?.publicKeyHex).toBe(before)
  proxy.replies.stamp_login = answer
  await tab?.refresh()
  const keys = proxy.calls
    .filter(({ path }) => path === 'stamp_login')
    .map(({ body }) => JSON.stringify(body.parameters))
  expect(new Set(keys).size).toBe(1)
})

test('ends as expired when the service no longer knows the old key', async () => {
  const [tab] = await open(1)
  nowMs += 600_000
  proxy.replies.stamp_login = () => refusal('PUBLIC_KEY_NOT_FOUND')
  await expect(tab?.refresh()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(tab?.sessions.store.getState()).toEqual({ status: 'expired' })
  await vi.waitFor(
    async () => expect(await createIndexedDbKeyStore('config').load()).toBeNull(),
    patient,
  )
})

test('is refused without a session', async () => {
  const tab = await openOne()
  await expect(tab.refresh()).rejects.toMatchObject({ code: 'SESSION_MISSING' })
  expect(proxy.calls).toEqual([])
})

test('sec/B04 leaves one usable session wherever the page is closed', async () => {
  const points = ['create', 'config', 'request', 'answer', 'replace', 'replaced'] as const
  for (const point of points) {
    const keyStore = createIndexedDbKeyStore('config')
    await keepSessionOf(proxy, keyStore)
    const never = () => new Promise<never>(() => undefined)
    let arrive: () => void = () => undefined
    const reached = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const die = () => {
      arrive()
      return never()
    }
    const answers = { ...proxy.replies }
    const tab = await openOne({
      ...keyStore,
      create: point === 'create' ? die : keyStore.create,
      replace: async (...entry) => {
        if (point === 'replace') return die()
        const done = await keyStore.replace(...entry)
        return point === 'replaced' ? die() : done
      },
    })
    if (point === 'config') proxy.replies.wallet_kit_config = die
    if (point === 'request') proxy.replies.stamp_login = die
    if (point === 'answer')
      proxy.replies.stamp_login = async (...call) => {
        await answers.stamp_login?.(...call)
        return die()
      }
    nowMs += 1000
    void tab.refresh()
    await reached
    tab.close()
    Object.assign(proxy.replies, answers)
    channelName = newChannelName()
    const next = await openOne()
    expect(next.sessions.store.getState().status, point).toBe('logged-in')
    nowMs += 1000
    await expect(next.refresh(), point).resolves.toMatchObject({ userId: 'user-1' })
  }
})
