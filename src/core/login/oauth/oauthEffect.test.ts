import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/support/fakeProxy.ts'
import { createOauthStage, type OauthTab } from '../../../../test/support/oauthStage.ts'
import { printCount } from '../../../../test/support/printCount.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** From the first screen to the provider's page; gives its address. */
async function goToProvider(tab: OauthTab, name: 'google' | 'x' | 'apple' = 'google') {
  tab.flow.chooseMethod(name)
  await tab.reaches('waitingForProvider')
  return tab.opened.urls.at(-1) ?? ''
}

describe('in a window', () => {
  test('signs a new person up, by a code that the browser trades', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    const popup = openTab({ href: provider.agree(url) })
    expect(await popup.receive()).toBeNull()
    const done = await tab.reaches('done')
    expect(done).toMatchObject({ isNewUser: true, method: 'google' })
    expect(popup.seen).toMatchObject({ isClosed: true, href: 'https://app.example/' })
    expect(popup.store.getState().at).toBe('choosing')
    expect(tab.opened).toMatchObject({ count: 1, isOpen: false })
    expect(proxy.paths()).toEqual(['wallet_kit_config', 'account', 'signup', 'oauth_login'])
    const [, account, signup, login] = proxy.calls.map(({ body }) => body)
    expect(account).toMatchObject({ filterType: 'OIDC_TOKEN', filterValue: login?.oidcToken })
    expect(signup).toMatchObject({
      oauthProviders: [{ providerName: 'google', oidcToken: login?.oidcToken }],
    })
    expect(login).toMatchObject({ publicKey: tab.began[0]?.keyPair.publicKeyHex })
  })

  test('logs a known person in, by a code that the service trades', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    proxy.replies.account = () => ({ organizationId: 'org-1' })
    const tab = openTab()
    const url = await goToProvider(tab, 'x')
    expect(new URL(url).searchParams.get('nonce')).toBeNull()
    await openTab({ href: provider.agree(url) }).receive()
    expect(await tab.reaches('done')).toMatchObject({ isNewUser: false })
    const trade = proxy.calls.find(({ path }) => path === 'oauth2_authenticate')?.body
    expect(trade).toMatchObject({
      provider: 'OAUTH2_PROVIDER_X',
      clientId: 'client-x',
      redirectUri: 'https://app.example/',
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(proxy.paths()).not.toContain('signup')
  })

  test('takes a token from the fragment where the provider gives nothing better', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab, 'apple')
    await openTab({ href: provider.agree(url) }).receive()
    expect(await tab.reaches('done')).toMatchObject({ method: 'apple' })
    expect(proxy.paths()).not.toContain('oauth2_authenticate')
  })

  test('makes key and verifier beforehand, and new ones for each attempt', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab()
    tab.effect.prepare()
    const first = new URL(await goToProvider(tab)).searchParams
    tab.flow.back()
    const second = new URL(await goToProvider(tab)).searchParams
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(second.get(name)).not.toBe(first.get(name))
  })

  test('says when the browser opens none, and goes on in this tab when the person likes that', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab({ opensWindows: false })
    tab.flow.chooseMethod('google')
    await tab.reaches('popupBlocked')
    tab.flow.openProviderWindow()
    expect(tab.store.getState().at).toBe('popupBlocked')
    tab.flow.continueInTab()
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1))
    expect(tab.seen.leftFor[0]).toMatch(/^https:\/\/id\.example\/authorize\?/)
  })

  test('says that the person closed it once the person is back on the page', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab()
    await goToProvider(tab)
    tab.seen.hasFocus = false
    tab.opened.isOpen = false
    expect(tab.store.getState().at).toBe('waitingForProvider')
    tab.seen.hasFocus = true
    expect(await tab.reaches('providerFailed')).toMatchObject({
      error: { code: 'OAUTH_POPUP_CLOSED' },
    })
    tab.flow.retry('Taking you to Google')
    await tab.reaches('waitingForProvider')
    expect(tab.opened).toMatchObject({ count: 2, says: 'Taking you to Google' })
  })

  test('still takes the answer of a window that only looked closed', async () => {
    const { provider, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    tab.opened.isOpen = false
    await tab.reaches('providerFailed')
    await openTab({ href: provider.agree(url) }).receive()
    expect(await tab.reaches('done')).toMatchObject({ isNewUser: true })
  })

  test('is opened anew when there is none to be shown', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab()
    await goToProvider(tab)
    tab.seen.hasFocus = false
    tab.opened.isOpen = false
    tab.flow.openProviderWindow()
    await tab.reaches('waitingForProvider')
    await vi.waitFor(() => expect(tab.opened.urls).toHaveLength(2))
    expect(tab.opened.count).toBe(2)
  })

  test('is closed when the person goes back, and its answer then belongs to nobody', async () => {
    const { provider, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    tab.flow.back()
    expect(tab.opened.isOpen).toBe(false)
    const popup = openTab({ href: provider.agree(url) })
    expect(await popup.receive()).toMatchObject({ error: { code: 'OAUTH_STATE_MISMATCH' } })
  })

  test('opens for no press that means nothing', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab()
    await goToProvider(tab)
    tab.flow.chooseMethod('google')
    tab.opened.isOpen = false
    tab.seen.hasFocus = false
    tab.flow.chooseMethod('x')
    expect(tab.opened.count).toBe(1)
  })

  test('ends in its own screen when the provider never answers', async () => {
    const { clock, openTab } = await createOauthStage()
    const tab = openTab()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const waiting = goToProvider(tab)
      await vi.waitFor(() => expect(tab.store.getState().at).toBe('waitingForProvider'))
      await waiting
      clock.time += 600_000
      await vi.advanceTimersByTimeAsync(600_000)
      expect(tab.store.getState()).toMatchObject({ error: { code: 'OAUTH_FAILED' } })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('in this tab', () => {
  const oauth = { mode: 'redirect' } as const

  test('finishes where it left, with the place as it was', async () => {
    const { provider, openTab } = await createOauthStage()
    const left = openTab({ oauth, href: 'https://app.example/?tab=map#photo' })
    left.flow.chooseMethod('google')
    await vi.waitFor(() => expect(left.seen.leftFor).toHaveLength(1))
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
    await vi.waitFor(() => expect(left.seen.leftFor).toHaveLength(1))
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
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1))
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

describe('what can go wrong', () => {
  test.each([
    ['access_denied', 'OAUTH_DENIED'],
    ['server_error', 'OAUTH_FAILED'],
  ])('tells %s of the provider as %s', async (error, code) => {
    const { provider, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    await openTab({ href: provider.refuse(url, error) }).receive()
    expect(await tab.reaches('providerFailed')).toMatchObject({ error: { code } })
  })

  test('opens no window inside of an app, and names the app', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit Instagram 357.0' })
    tab.flow.chooseMethod('google')
    expect(await tab.reaches('providerFailed')).toMatchObject({
      error: { code: 'OAUTH_IN_APP_BROWSER', app: 'Instagram', platform: 'ios' },
    })
    expect(tab.opened.count).toBe(0)
  })

  test('names the address of an account that has another way to log in', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    proxy.replies.signup = () => refusal('CREDENTIAL_CONFLICT')
    const tab = openTab()
    const url = await goToProvider(tab)
    await openTab({ href: provider.agree(url, 'mara') }).receive()
    expect(await tab.reaches('accountExists')).toMatchObject({ contact: 'mara@okafor.example' })
    tab.flow.submitContact('mara@okafor.example')
    expect(tab.store.getState().at).toBe('sendingCode')
  })

  test('logs in when another tab has signed the same person up since', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    proxy.replies.signup = () => {
      proxy.replies.account = () => ({ organizationId: 'org-1' })
      return refusal('CREDENTIAL_CONFLICT')
    }
    const tab = openTab()
    const url = await goToProvider(tab)
    await openTab({ href: provider.agree(url) }).receive()
    expect(await tab.reaches('done')).toMatchObject({ isNewUser: false })
  })

  test('trades a code once, and goes on where an outage stopped it', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    const login = proxy.replies.oauth_login ?? (() => null)
    proxy.replies.oauth_login = () => refusal('UNAVAILABLE')
    const tab = openTab()
    const url = await goToProvider(tab, 'x')
    await openTab({ href: provider.agree(url) }).receive()
    await tab.reaches('blocked')
    proxy.replies.oauth_login = login
    proxy.calls.length = 0
    tab.flow.retry()
    await tab.reaches('done')
    expect(proxy.paths()).toEqual(['oauth_login'])
  })

  test.each([
    ['no client id', { oauthClientIds: {} }, 'google', 'OAUTH_FAILED'],
    ['no address', { oauthProviders: {} }, 'oidc:fells', 'METHOD_DISABLED'],
    [
      'an address that is none',
      {
        oauthProviders: {
          google: {
            kind: 'oidc',
            authorizationEndpoint: 'javascript:alert(1)',
            scopes: [],
            responseType: 'code',
          },
        },
      },
      'google',
      'OAUTH_FAILED',
    ],
  ] as const)('opens nothing for good when there is %s', async (_, facts, name, code) => {
    const { proxy, openTab } = await createOauthStage()
    const config = proxy.replies.wallet_kit_config
    proxy.replies.wallet_kit_config = async (...request) => ({
      ...Object(await config?.(...request)),
      ...facts,
    })
    const tab = openTab()
    tab.flow.chooseMethod(name)
    expect(await tab.reaches('providerFailed')).toMatchObject({ error: { code } })
    expect(tab.opened).toMatchObject({ isOpen: false, urls: [] })
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
