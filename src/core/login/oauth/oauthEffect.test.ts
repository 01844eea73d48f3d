import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOauthStage, goToProvider } from '../../../../test/support/oauthStage.ts'
import { patient } from '../../../../test/support/often.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

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

  test('sec/B18 says when the browser opens none, and goes on in this tab when the person likes that', async () => {
    const { openTab } = await createOauthStage()
    const tab = openTab({ opensWindows: false })
    tab.flow.chooseMethod('google')
    await tab.reaches('popupBlocked')
    tab.flow.openProviderWindow()
    expect(tab.store.getState().at).toBe('popupBlocked')
    tab.flow.continueInTab()
    await vi.waitFor(() => expect(tab.seen.leftFor).toHaveLength(1), patient)
    expect(tab.seen.leftFor[0]).toMatch(/^https:\/\/id\.example\/authorize\?/)
  })

  test('sec/B18 says that the person closed it once the person is back on the page', async () => {
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

  test('sec/B18 still takes the answer of a window that only looked closed', async () => {
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
    await vi.waitFor(() => expect(tab.opened.urls).toHaveLength(2), patient)
    expect(tab.opened.count).toBe(2)
  })

  test('is closed when the person goes back, and its answer then belongs to nobody', async () => {
    const { provider, openTab } = await createOauthStage()
    const tab = openTab()
    const url = await goToProvider(tab)
    tab.flow.back()
    expect(tab.opened.isOpen).toBe(false)
    const popup = openTab({ href: provider.agree(url) })
    expect(await popup.receive()).toBeNull()
    expect(popup.seen.isClosed).toBe(true)
    expect([tab, popup].map(({ store }) => store.getState().at)).toEqual(['choosing', 'choosing'])
    expect([...tab.began, ...popup.began]).toEqual([])
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

  test('sec/B18 ends in its own screen when the provider never answers', async () => {
    const { clock, openTab } = await createOauthStage()
    const tab = openTab()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const waiting = goToProvider(tab)
      await vi.waitFor(() => expect(tab.store.getState().at).toBe('waitingForProvider'), patient)
      await waiting
      clock.time += 600_000
      await vi.advanceTimersByTimeAsync(600_000)
      expect(tab.store.getState()).toMatchObject({ error: { code: 'OAUTH_FAILED' } })
    } finally {
      vi.useRealTimers()
    }
  })
})
