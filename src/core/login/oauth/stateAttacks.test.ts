import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createOauthStage,
  goToProvider,
  type OauthTab,
} from '../../../../test/support/oauthStage.ts'
import { patient } from '../../../../test/support/often.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { returnChannelName } from '../../oauth/returnChannel.ts'
import { isReturn } from '../../oauth/stateStart.ts'

type Stage = Awaited<ReturnType<typeof createOauthStage>>

/** What became of an attack: the code of the refusal, and every tab that could have been logged in by it. */
type Outcome = { readonly code: unknown; readonly tabs: readonly OauthTab[] }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''

/** The answer to one question, under the state of another. */
const underState = (href: string, state: string) => href.replace(/state=[^&#]*/, `state=${state}`)

/** Brings a page of the app up at this address, as a person or an attacker does. */
async function visit({ openTab }: Stage, href: string): Promise<Outcome> {
  const tab = openTab({ href })
  const event = await tab.receive()
  const code = event?.type === 'returnRefused' ? event.error.code : event?.type
  return { code, tabs: [tab] }
}

/** Hands this answer to the page that waits for a state, and says how that page ended. */
async function answerTo(stage: Stage, tab: OauthTab, href: string): Promise<Outcome> {
  await stage.openTab({ href }).receive()
  const end = await tab.reaches('providerFailed')
  return { code: end.at === 'providerFailed' ? end.error.code : null, tabs: [tab] }
}

const attacks: Readonly<Record<string, (stage: Stage) => Promise<Outcome>>> = {
  async 'an answer without a state'(stage) {
    const url = await goToProvider(stage.openTab())
    const href = stage.provider.agree(url).replace(/&state=[^&]*/, '')
    expect(isReturn(href, 'config')).toBe(false)
    return visit(stage, href)
  },
  async 'an answer that was used before'(stage) {
    const tab = stage.openTab()
    const href = stage.provider.agree(await goToProvider(tab))
    await stage.openTab({ href }).receive()
    await tab.reaches('done')
    return visit(stage, href)
  },
  async 'the answer to another tab, called ours'(stage) {
    const [own, other] = [stage.openTab(), stage.openTab()]
    const state = stateOf(await goToProvider(own))
    const href = stage.provider.agree(await goToProvider(other))
    const channel = new BroadcastChannel(returnChannelName('config'))
    channel.postMessage({ type: 'returned', state, href })
    const end = await own.reaches('providerFailed')
    channel.close()
    other.flow.cancel()
    return { code: end.at === 'providerFailed' ? end.error.code : null, tabs: [own, other] }
  },
  async 'the answer of another provider, under our state'(stage) {
    const [google, x] = [stage.openTab(), stage.openTab()]
    const state = stateOf(await goToProvider(google))
    const href = stage.provider.agree(await goToProvider(x, 'x'))
    const outcome = await answerTo(stage, google, underState(href, state))
    x.flow.cancel()
    return outcome
  },
  async 'two answers of one provider, swapped'(stage) {
    const [own, attackers] = [stage.openTab(), stage.openTab()]
    const state = stateOf(await goToProvider(own))
    const href = stage.provider.agree(await goToProvider(attackers), 'attacker')
    const outcome = await answerTo(stage, own, underState(href, state))
    attackers.flow.cancel()
    return outcome
  },
  async 'an answer after ten minutes'(stage) {
    const tab = stage.openTab({ oauth: { mode: 'redirect' } })
    tab.flow.chooseMethod('google')
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1), patient)
    const href = stage.provider.agree(tab.seen.leftFor[0] ?? '')
    stage.clock.time += 600_000
    return visit(stage, href)
  },
  async 'the address of a login that an attacker began'(stage) {
    const href = stage.provider.agree(await goToProvider(stage.openTab()), 'attacker')
    // the victim's browser: nothing of the attacker's is in it
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('BroadcastChannel', NobodyElse)
    return visit(stage, href)
  },
  async 'a second state beside ours'(stage) {
    const tab = stage.openTab()
    const href = stage.provider.agree(await goToProvider(tab))
    return answerTo(stage, tab, `${href}&state=another`)
  },
  async 'an answer in the fragment instead of the query'(stage) {
    const tab = stage.openTab()
    const href = stage.provider.agree(await goToProvider(tab))
    return answerTo(stage, tab, href.replace('?', '#'))
  },
  async 'an error under our state, and the answer after it'(stage) {
    const tab = stage.openTab()
    const url = await goToProvider(tab)
    const denied = await answerTo(stage, tab, stage.provider.refuse(url))
    expect(denied.code).toBe('OAUTH_DENIED')
    return visit(stage, stage.provider.agree(url))
  },
  async 'the state of a second kit on the page'(stage) {
    const other = stage.openTab({ authProxyConfigId: 'other' })
    const href = stage.provider.agree(await goToProvider(other))
    expect(isReturn(href, 'config')).toBe(false)
    const outcome = await visit(stage, href)
    other.flow.cancel()
    return outcome
  },
  async 'the way back to an answer that was used'(stage) {
    const tab = stage.openTab({ oauth: { mode: 'redirect' } })
    tab.flow.chooseMethod('google')
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1), patient)
    const href = stage.provider.agree(tab.seen.leftFor[0] ?? '')
    const back = stage.openTab({ href })
    await back.receive()
    await back.reaches('done')
    expect(isReturn(back.seen.href, 'config')).toBe(false)
    return visit(stage, href)
  },
}

let refused = 0
afterAll(() => printCount('state attacks refused', refused, Object.keys(attacks).length))

test.each(Object.entries(attacks))('sec/T15 refuses %s', async (_, attack) => {
  const { code, tabs } = await attack(await createOauthStage())
  expect(code).toMatch(/^OAUTH_(STATE_MISMATCH|FAILED)$/)
  expect(tabs.flatMap((tab) => tab.began)).toEqual([])
  refused++
})

test('sec/T18 hears nothing of a flood of foreign messages', async () => {
  const stage = await createOauthStage()
  const tab = stage.openTab()
  const url = await goToProvider(tab)
  const state = stateOf(url)
  const href = 'https://app.example/?code=stolen'
  const shapes: readonly unknown[] = [
    null,
    undefined,
    0,
    1,
    true,
    '',
    'returned',
    state,
    [],
    ['returned', state, href],
    {},
    { type: 'returned' },
    { state },
    { href },
    { type: 'returned', state },
    { type: 'returned', href },
    { type: 'returned', state: null, href },
    { type: 'returned', state: '', href },
    { type: 'returned', state: [state], href },
    { type: 'returned', state: { toString: 1 }, href },
    { type: 'returned', state: state.slice(1), href },
    { type: 'returned', state: `${state} `, href },
    { type: 'returned', state: state.toUpperCase(), href },
    { type: 'returned', state, href: null },
    { type: 'returned', state, href: { href } },
    { type: 'Returned', state, href },
    { type: 'taken', state, href },
    { type: ['returned'], state, href },
    { kind: 'returned', state, href },
    new Map([['type', 'returned']]),
  ]
  const channel = new BroadcastChannel(returnChannelName('config'))
  for (let sent = 0; sent < 10_000; sent++) channel.postMessage(shapes[sent % shapes.length])
  await stage.openTab({ href: stage.provider.agree(url) }).receive()
  await tab.reaches('done')
  channel.close()
  expect(tab.began).toHaveLength(1)
  expect(stage.proxy.paths().filter((path) => path === 'oauth_login')).toHaveLength(1)
})

/** The channels of a browser in which no other page is open. */
class NobodyElse extends EventTarget {
  postMessage() {
    // nobody hears
  }
  close() {
    // nothing is open
  }
}
