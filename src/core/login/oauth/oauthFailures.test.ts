import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/support/fakeProxy.ts'
import { createOauthStage, goToProvider } from '../../../../test/support/oauthStage.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

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

  test('asks before it makes an account beside one that has the login unproven, and opens no window for it', async () => {
    const { provider, proxy, openTab } = await createOauthStage()
    proxy.replies.account = () => ({ providerNotVerified: true })
    const tab = openTab()
    const url = await goToProvider(tab)
    await openTab({ href: provider.agree(url) }).receive()
    expect(await tab.reaches('providerFailed')).toMatchObject({
      error: { code: 'PROVIDER_NOT_VERIFIED' },
    })
    expect(proxy.paths()).not.toContain('signup')
    const { count } = tab.opened
    tab.flow.retry()
    expect(await tab.reaches('done')).toMatchObject({ isNewUser: true })
    expect(tab.opened.count).toBe(count)
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
