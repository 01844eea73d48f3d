import { expect, onTestFinished, test } from 'vitest'
import { becomes } from '../../../test/support/becomes.ts'
import { createFakeProxy } from '../../../test/support/fakeProxy.ts'
import {
  keepSessionOf,
  newChannelName,
  openTab,
  SESSIONS_NOW,
  sharedKeyStore,
} from '../../../test/support/sessionTabs.ts'
import type { LiveSession } from './createSessions.ts'
import { createNamedSessions } from './namedSessions.ts'
import { createServerClock } from './serverClock.ts'

const proxy = await createFakeProxy(() => SESSIONS_NOW)
const nowMs = () => SESSIONS_NOW

/** A browser that keeps a session without a name and one called work. */
async function setUp() {
  const keyStore = sharedKeyStore()
  const channelName = newChannelName()
  const own = await keepSessionOf(proxy, keyStore)
  const work = await keepSessionOf(proxy, keyStore, { name: 'work', claims: { user_id: 'user-2' } })
  const ended: LiveSession[] = []
  const openNamed = async () => {
    const { sessions, close } = openTab(keyStore, { channelName })
    onTestFinished(close)
    await sessions.restored()
    const clock = createServerClock(nowMs, nowMs)
    const endAtService = (live: LiveSession) => ended.push(live)
    const parts = { sessions, keyStore, clock, pinnedKeyHex: undefined, endAtService }
    return { sessions, named: createNamedSessions(parts) }
  }
  return { keyStore, own, work, ended, openNamed }
}

test('lists what could be used now, and which one is', async () => {
  const { openNamed, own, work, keyStore } = await setUp()
  await keepSessionOf(proxy, keyStore, { name: 'old', claims: { exp: 1 } })
  const { named } = await openNamed()
  expect(await named.list()).toEqual([
    { name: 'default', session: own.session, isCurrent: true },
    { name: 'work', session: { ...work.session, userId: 'user-2' }, isCurrent: false },
  ])
})

test('switches in all tabs, and back', async () => {
  const { openNamed, own } = await setUp()
  const tab = await openNamed()
  const other = await openNamed()
  await tab.named.switchTo('work')
  for (const { sessions } of [tab, other])
    await becomes(sessions.store, { status: 'logged-in', session: { userId: 'user-2' } })
  await other.named.switchTo('default')
  for (const { sessions } of [tab, other])
    await becomes(sessions.store, { status: 'logged-in', session: own.session })
})

test('is logged out under a name that nothing is kept under, and not because a key was lost', async () => {
  const { openNamed } = await setUp()
  const tab = await openNamed()
  const other = await openNamed()
  await tab.named.switchTo('new')
  for (const { sessions } of [tab, other])
    await becomes(sessions.store, { status: 'logged-out', reason: 'never' })
  expect((await tab.named.list()).map(({ name }) => name)).toEqual(['default', 'work'])
})

test('remembers the name in use for the next page', async () => {
  const { openNamed } = await setUp()
  await (await openNamed()).named.switchTo('work')
  const { sessions } = await openNamed()
  await becomes(sessions.store, { session: { userId: 'user-2' } })
})

test('removes one session here and at the service, and leaves the others', async () => {
  const { openNamed, ended, work, keyStore } = await setUp()
  const { named, sessions } = await openNamed()
  await named.remove('work')
  expect(ended.map(({ keyPair }) => keyPair)).toEqual([work.keyPair])
  expect(await keyStore.names()).toEqual(['default'])
  expect(sessions.store.getState().status).toBe('logged-in')
  await named.remove('default')
  expect(sessions.store.getState()).toEqual({ status: 'logged-out', reason: 'logged-out' })
  expect(await keyStore.names()).toEqual([])
})

test('refuses a name without text', async () => {
  const { openNamed } = await setUp()
  const { named } = await openNamed()
  await expect(named.switchTo(' ')).rejects.toMatchObject({ code: 'OPTION_INVALID' })
})
