import { vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { createLinking } from '../../src/core/linking/createLinking.ts'
import type { ProviderWindow } from '../../src/core/login/oauth/providerWindow.ts'
import { handOver, returnChannelName } from '../../src/core/oauth/returnChannel.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { startIdentityProvider } from '../../src/node/identityProvider/startIdentityProvider.ts'
import { createService } from '../../src/service/createService.ts'
import { APP_URL, createWalker } from './authorize.ts'
import { isAt } from './isAt.ts'
import { often } from './often.ts'

const BASE = 'http://localhost:4455'

/** How a person behaves in the provider's window. */
type AtProvider = { readonly loginHint: string } | 'closes it'

/** A service in memory with an identity provider, and people with kits of their own. */
export async function createLinkingStage() {
  const provider = await startIdentityProvider({ port: 0, onError: () => undefined })
  if (!provider) throw new Error('the identity provider is missing')
  const { identityProviders, oauth2Providers } = provider
  const oauthRedirectUrls = [APP_URL]
  const service = await createService({
    development: true,
    identityProviders,
    oauth2Providers,
    oauthRedirectUrls,
  })
  const { authProxyConfigId } = service.facts
  const unmounts: (() => void)[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isAt(request.url, BASE)) return fetch(request)
    return service.fetch(request, { clientAddress: '127.0.0.1' })
  }
  const codeFor = (contact: string) => service.mailbox?.list(contact)[0]?.code ?? ''

  /** Somebody who has just logged in by email. */
  const person = async (email: string, options: Partial<LatchkitOptions> = {}) => {
    const sentPaths: string[] = []
    const kit = createLatchkit({
      authProxyUrl: BASE,
      apiBaseUrl: BASE,
      authProxyConfigId,
      appName: 'Fieldnotes',
      keyStore: createMemoryKeyStore(),
      passkey: { autofill: false, offerAfterLogin: false },
      oauth: { redirectUri: APP_URL },
      fetch: (input, init) => {
        sentPaths.push(new URL(String(input)).pathname)
        return send(input, init)
      },
      ...options,
    })
    unmounts.push(kit.mount())
    const result = kit.login.open()
    await vi.waitUntil(() => kit.login.state.getState().at === 'choosing', often)
    kit.login.submitContact(email)
    await vi.waitUntil(() => kit.login.state.getState().at === 'enteringCode', often)
    kit.login.submitCode(codeFor(email))
    await result
    const { providerWindow, behave, opened } = fakeWindow(authProxyConfigId)
    const page = {
      href: () => APP_URL,
      userAgent: () => 'Firefox/132.0',
      isStandalone: () => false,
      hasFocus: () => true,
      leaveTo: () => undefined,
      moveTo: () => undefined,
      showAddress: () => undefined,
      close: () => undefined,
      broughtBack: () => Promise.resolve(),
    }
    const linking = createLinking(kit, { page, providerWindow })
    const ways = async () => (await linking.list()).map(({ method }) => method)
    /** Adds an address from end to end. */
    const addContact = async (method: 'email' | 'sms', text: string) => {
      const sent = await linking.sendCode({ method, text, region: 'GB' })
      await linking.addContact(sent, codeFor(sent.contact))
    }
    const addProvider = async (name: 'google' | 'x', at: AtProvider) => {
      behave(at)
      linking.openProviderWindow('Opening')
      await linking.addProvider(name)
    }
    return { kit, linking, ways, addContact, addProvider, opened, sentPaths }
  }

  return {
    person,
    codeFor,
    async stop() {
      for (const unmount of unmounts) unmount()
      await service.close()
      await provider.close()
    },
  }
}

/** The provider's window, in which somebody is logged in without a click. */
function fakeWindow(authProxyConfigId: string) {
  const opened = { isOpen: false }
  let at: AtProvider = 'closes it'
  const visit = async (url: string, loginHint: string) => {
    const back = await createWalker()(`${url}&login_hint=${encodeURIComponent(loginHint)}`)
    if (!(back instanceof URL)) throw new Error('the provider sent nobody back')
    const state = back.searchParams.get('state') ?? ''
    await handOver(returnChannelName(authProxyConfigId), state, back.href)
  }
  const providerWindow: ProviderWindow = {
    open: () => {
      opened.isOpen = true
      return true
    },
    isOpen: () => opened.isOpen,
    goTo(url) {
      if (at === 'closes it') opened.isOpen = false
      else void visit(url, at.loginHint)
      return true
    },
    show: () => opened.isOpen,
    close: () => {
      opened.isOpen = false
    },
    refuse: () => undefined,
  }
  const behave = (next: AtProvider) => {
    at = next
  }
  return { providerWindow, behave, opened }
}
