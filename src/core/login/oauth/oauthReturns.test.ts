import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOauthStage, goToProvider } from '../../../../test/support/oauthStage.ts'
import { patient } from '../../../../test/support/often.ts'
import { printCount } from '../../../../test/support/printCount.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

describe('in this tab', () => {
  const oauth = { mode: 'redirect' } as const

  test('finishes where it left, with the place as it was', async () => {
    const { provider, openTab } = await createOauthStage()
    const left = openTab({ oauth, href: 'https://app.example/?tab=map#photo' })
    left.flow.chooseMethod('google')
    await vi.waitFor(() => expect(left.seen.leftFor).toHaveLength(1), patient)
    expect(left.opened.count).toBe(0)
    const back = openTab({ oauth, href: provider.agree(left.seen.leftFor[0] ?? '') })
    expect(await back.receive()).toEqual({ type: 'providerReturned', provider: 'google' })
    expect(back.seen.href).toBe('https://app.example/?tab=map#photo')
    expect(await back.reaches('done')).toMatchObject({ isNewUser: true, method: 'google' })
    expect(back.seen.movedTo).toEqual([])
  })

  test('leaves the parameters of the redirect address alone', async () => {
    const { provider, openTab } = await createOauthStage()
    const own = { ...oauth, redirectUri: 'https://app.example/in?scope=trips' }
    const left = openTab({ oauth: own, href: 'https://app.example/in?from=mail' })
    left.flow.chooseMethod('google')
    await vi.waitFor(() => expect(left.seen.leftFor).toHaveLength(1), patient)
    const back = openTab({ oauth: own, href: provider.refuse(left.seen.leftFor[0] ?? '') })
    await back.receive()
    expect(back.seen.href).toBe('https://app.example/in?from=mail')
    expect(await back.reaches('providerFailed')).toMatchObject({
      provider: 'google',
      error: { code: 'OAUTH_DENIED' },
    })
  })

  test('comes back to the first screen when the person turns round', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab({ oauth })
    tab.flow.chooseMethod('google')
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1), patient)
    tab.seen.bringBack()
    expect(await tab.reaches('choosing')).toMatchObject({ draft: '' })
  })

  test('does not leave when the browser would not know the person again', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { openTab } = await createOauthStage()
    const tab = openTab({ oauth })
    tab.flow.chooseMethod('google')
    expect(await tab.reaches('providerFailed')).toMatchObject({
      error: { code: 'KEY_STORE_UNAVAILABLE' },
    })
    expect(tab.seen.leftFor).toEqual([])
  })
})

describe('sec/B19', () => {
  test('finishes in the window when the page that opened it is gone', async () => {
    const { provider, openTab } = await createOauthStage()
    const gone = openTab()
    const url = await goToProvider(gone)
    // the page is thrown out of memory: it says nothing and hears nothing any more
    vi.stubGlobal('BroadcastChannel', SilentChannel)
    const back = openTab({ href: provider.agree(url) })
    expect(await back.receive()).toEqual({ type: 'providerReturned', provider: 'google' })
    expect(back.seen.isClosed).toBe(false)
    expect(await back.reaches('done')).toMatchObject({ isNewUser: true })
  })

  test('hands over across tabs, wherever the answer arrives', async () => {
    const { provider, openTab } = await createOauthStage()
    const [tab, other] = [openTab(), openTab({ href: 'https://app.example/other' })]
    const url = await goToProvider(tab)
    await goToProvider(other)
    await openTab({ href: provider.agree(url) }).receive()
    await tab.reaches('done')
    expect(other.store.getState().at).toBe('waitingForProvider')
    other.flow.cancel()
  })

  test('works without storage as long as the page stays', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { provider, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    expect(await openTab({ href: provider.agree(url) }).receive()).toBeNull()
    await tab.reaches('done')
  })
})

test('sec/T15 two tabs log in with two providers at once, a hundred times', async () => {
  const { provider, openTab } = await createOauthStage()
  let rounds = 0
  for (let round = 0; round < 100; round++) {
    const tabs = [openTab(), openTab()] as const
    const urls = await Promise.all([goToProvider(tabs[0], 'google'), goToProvider(tabs[1], 'x')])
    // each answer arrives in the other's order
    await Promise.all(
      urls.toReversed().map((url) => openTab({ href: provider.agree(url) }).receive()),
    )
    const done = await Promise.all(tabs.map((tab) => tab.reaches('done')))
    if (done.every(({ at }, index) => at === 'done' && tabs[index]?.began.length === 1)) rounds++
  }
  printCount('two tabs with two providers at once', rounds, 100)
  expect(rounds).toBe(100)
})

/** A channel of a browser in which nobody else is there. */
class SilentChannel {
  addEventListener() {
    // nobody ever speaks
  }
  postMessage() {
    // nobody hears
  }
  close() {
    // nothing is open
  }
}
