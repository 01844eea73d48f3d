import { createStore } from 'zustand/vanilla'
import { createConfig } from '../../src/core/config/createConfig.ts'
import { createActivityClient } from '../../src/core/http/createActivityClient.ts'
import { createProxyClient } from '../../src/core/http/createProxyClient.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { createLoginFlow } from '../../src/core/login/createLoginFlow.ts'
import type { LoginState } from '../../src/core/login/loginState.ts'
import type { MethodContext } from '../../src/core/login/methodEffect.ts'
import { isOauthState } from '../../src/core/login/oauth/nextOauthState.ts'
import { createOauthEffect } from '../../src/core/login/oauth/oauthEffect.ts'
import type { ProviderWindow } from '../../src/core/login/oauth/providerWindow.ts'
import { CHOOSING } from '../../src/core/login/startingStates.ts'
import type { Page } from '../../src/core/oauth/page.ts'
import type { LatchkitOptions, OauthOptions } from '../../src/core/options.ts'
import type { LiveSession } from '../../src/core/session/createSessions.ts'
import { createServerClock } from '../../src/core/session/serverClock.ts'
import { submitAnswers } from '../../src/wire/submitAnswers.ts'
import { createFakeProvider, PROVIDER_ISSUER } from './fakeProvider.ts'
import { createFakeProxy } from './fakeProxy.ts'

const TOKEN_ENDPOINT = `${PROVIDER_ISSUER}/token`

const authorization = {
  kind: 'oidc',
  authorizationEndpoint: `${PROVIDER_ISSUER}/authorize`,
  issuer: PROVIDER_ISSUER,
  scopes: ['openid', 'email'],
  responseType: 'code',
}

/** How people are sent to each: one whose codes a page trades, and one whose codes the service does. */
const oauthProviders = {
  google: { ...authorization, tokenEndpoint: TOKEN_ENDPOINT },
  x: { ...authorization, kind: 'oauth2' },
}

/** A provider beside the others, with a token endpoint of its own. */
export type SecondProvider = {
  readonly name: string
  readonly clientId: string
  readonly authorization: Readonly<Record<string, unknown>>
  readonly tokenEndpoint: string
  readonly answerForm: (form: URLSearchParams) => Promise<Response>
}

const noSecond: SecondProvider = {
  name: 'nobody',
  clientId: '',
  authorization: oauthProviders.x,
  tokenEndpoint: 'https://nobody.example/token',
  answerForm: async () => new Response(null, { status: 404 }),
}

type TabOptions = {
  /** @default 'https://app.example/' */
  readonly href?: string
  readonly oauth?: OauthOptions
  readonly userAgent?: string
  /** Whether the browser opens windows. @default true */
  readonly opensWindows?: boolean
  /** @default 'config' */
  readonly authProxyConfigId?: string
}

export type OauthTab = ReturnType<Awaited<ReturnType<typeof createOauthStage>>['openTab']>

/**
 * A service, a provider and one browser for social logins, without a network. Every tab is a page of the app with a login of
 * its own; they share the browser's storage and channels.
 */
export async function createOauthStage(second: SecondProvider = noSecond, namesIssuer = false) {
  const clock = { time: 1_800_000_000_000, nowMs: () => clock.time }
  const provider = createFakeProvider()
  const proxy = await createFakeProxy(clock.nowMs)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')

  const config = proxy.replies.wallet_kit_config
  proxy.replies.wallet_kit_config = async (...request) => ({
    ...Object(await config?.(...request)),
    enabledProviders: ['email', 'google', 'x', 'apple', second.name],
    oauthClientIds: {
      google: 'client-g',
      x: 'client-x',
      apple: 'client-a',
      [second.name]: second.clientId,
    },
    oauthProviders: {
      ...oauthProviders,
      google: { ...oauthProviders.google, namesIssuer },
      [second.name]: second.authorization,
    },
  })
  proxy.replies.oauth2_authenticate = async ({ authCode, codeVerifier, clientId, nonce }) => ({
    oidcToken: await provider.trade(
      text(authCode),
      text(codeVerifier),
      text(clientId),
      text(nonce),
    ),
  })
  proxy.replies.oauth_login = async ({ publicKey }) => ({
    session: await proxy.sessionToken({ public_key: publicKey }),
  })

  const send: typeof fetch = async (input, init) => {
    const form = new URLSearchParams(String(init?.body))
    if (String(input) === TOKEN_ENDPOINT) return provider.answerForm(form)
    if (String(input) === second.tokenEndpoint) return second.answerForm(form)
    return proxy.fetch(input, init)
  }

  const openTab = (tab: TabOptions = {}) => {
    const authProxyConfigId = tab.authProxyConfigId ?? 'config'
    const options: LatchkitOptions = {
      authProxyUrl: 'https://auth.example',
      authProxyConfigId,
      apiBaseUrl: 'https://api.example',
      fetch: send,
      nowMs: clock.nowMs,
      oauth: tab.oauth,
    }
    const network = { fetch: send, timeoutMs: 1000, nowMs: clock.nowMs }
    const { page, seen } = fakePage(tab)
    const { providerWindow, opened } = fakeWindow(
      tab.opensWindows !== false && tab.oauth?.mode !== 'redirect',
    )
    const client = createProxyClient(network, options)
    const began: LiveSession[] = []
    const context: MethodContext = {
      options,
      proxy: client,
      activities: createActivityClient(network, options.apiBaseUrl, submitAnswers),
      userOf: () => Promise.reject(new Error('no passkey is offered here')),
      config: createConfig(client, options),
      keyStore: createMemoryKeyStore(),
      clock: createServerClock(clock.nowMs, clock.nowMs),
      nowMs: clock.nowMs,
      pinned: { sessionKeyHex: undefined, verificationKeyHex: undefined },
      offersPasskey: async () => false,
      providerWindow,
      hold: (live) => began.push(live),
      held: () => began.at(-1) ?? null,
    }
    const effect = createOauthEffect(context, page)
    const store = createStore<LoginState>(() => CHOOSING)
    const flow = createLoginFlow({
      store,
      providerWindow,
      nowMs: clock.nowMs,
      onStep: () => undefined,
      async effect(state, signal) {
        if (isOauthState(state)) return effect.run(state, signal)
        if (state.at !== 'blocked') effect.forget()
        return null
      },
    })
    /** Ends when the login is somewhere. */
    const reaches = (at: LoginState['at']) =>
      new Promise<LoginState>((resolve) => {
        const look = (state: LoginState) => state.at === at && resolve(state)
        store.subscribe(look)
        look(store.getState())
      })
    /** What the kit does when it is mounted on a page that a provider sent the person back to. */
    const receive = async () => {
      const event = await effect.receive()
      if (event) flow.receive(event)
      return event
    }
    return { flow, store, effect, seen, opened, began, reaches, receive }
  }

  return { clock, provider, proxy, openTab }
}

/** From the first screen to the provider's page; gives its address. */
export async function goToProvider(
  tab: OauthTab,
  name: 'google' | 'x' | 'apple' | `oidc:${string}` = 'google',
): Promise<string> {
  tab.flow.chooseMethod(name)
  await tab.reaches('waitingForProvider')
  return tab.opened.urls.at(-1) ?? ''
}

/** A page that remembers where it was sent. */
function fakePage({ href = 'https://app.example/', userAgent = 'Firefox/132.0' }: TabOptions) {
  const seen = {
    href,
    leftFor: [] as string[],
    movedTo: [] as string[],
    isClosed: false,
    hasFocus: true,
    bringBack: () => undefined as unknown,
  }
  const page: Page = {
    href: () => seen.href,
    userAgent: () => userAgent,
    isStandalone: () => false,
    hasFocus: () => seen.hasFocus,
    leaveTo: (url) => seen.leftFor.push(url),
    moveTo: (url) => seen.movedTo.push(url),
    showAddress: (url) => {
      seen.href = url
    },
    close: () => {
      seen.isClosed = true
    },
    broughtBack: () =>
      new Promise((resolve) => {
        seen.bringBack = () => resolve()
      }),
  }
  return { page, seen }
}

/** The provider's window, of which the person sees what the test says. */
function fakeWindow(opensWindows: boolean) {
  const opened = { count: 0, says: '', isOpen: false, isRefused: false, urls: [] as string[] }
  const providerWindow: ProviderWindow = {
    open(says = '') {
      if (opened.isRefused || !opensWindows) return false
      if (!opened.isOpen) opened.count++
      Object.assign(opened, { says, isOpen: true })
      return true
    },
    isOpen: () => opened.isOpen,
    goTo(url) {
      if (opened.isOpen) opened.urls.push(url)
      return opened.isOpen
    },
    show: () => opened.isOpen,
    close: () => {
      opened.isOpen = false
    },
    refuse: () => {
      opened.isRefused = true
    },
  }
  return { providerWindow, opened }
}
