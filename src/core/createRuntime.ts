import type { StoreApi } from 'zustand/vanilla'
import { withoutSlash } from '../lib/withoutSlash.ts'
import { loginAnswers } from '../wire/loginAnswers.ts'
import { getPasskeyUser } from '../wire/query/getPasskeyUser.ts'
import { createBrowserTokens } from './actions/browserTokens.ts'
import { createLaterProxy } from './actions/laterProxy.ts'
import { createConfig } from './config/createConfig.ts'
import type { AfterLogin } from './createAfterLogin.ts'
import type { KitEvent } from './events.ts'
import { createActivityClient } from './http/createActivityClient.ts'
import { createProxyClient } from './http/createProxyClient.ts'
import { createQueryClient } from './http/createQueryClient.ts'
import { learningFetch } from './http/learningFetch.ts'
import { loadOnce } from './http/loadOnce.ts'
import type { KeyStore } from './keys/keyStore.ts'
import type { Latchkit } from './latchkit.ts'
import { createLoginFlow, type LoginFlow } from './login/createLoginFlow.ts'
import { saveLastMethod } from './login/lastMethod.ts'
import { createLoginEffect } from './login/loginEffect.ts'
import type { LoginEvent } from './login/loginEvent.ts'
import type { DoneLogin, LoginState } from './login/loginState.ts'
import type { MethodContext } from './login/methodEffect.ts'
import { createMethodEffects } from './login/methodEffects.ts'
import { createProviderWindow } from './login/oauth/providerWindow.ts'
import { createOtpEffect } from './login/otp/otpEffect.ts'
import { offersPasskey } from './login/passkey/offersPasskey.ts'
import { reportFromStep } from './login/reportFromStep.ts'
import type { LatchkitOptions } from './options.ts'
import type { LiveSession, Sessions } from './session/createSessions.ts'
import type { ServerClock } from './session/serverClock.ts'

/** What the first page load has already made. */
export type RuntimeParts = {
  readonly options: LatchkitOptions
  readonly nowMs: () => number
  readonly clock: ServerClock
  readonly keyStore: KeyStore
  readonly sessions: Sessions
  readonly loginState: StoreApi<LoginState>
  readonly emit: (event: KitEvent) => void
  /** The login is done: this is the session that begins. */
  readonly onDone: (live: LiveSession, how: DoneLogin) => void
}

/** Everything that is not needed before somebody logs in or asks something. Loaded on intent. */
export type Runtime = Pick<Latchkit, 'loadConfig'> & {
  readonly flow: LoginFlow
  /**
   * What it means to the login how the person came to this page: by the fragment of a login link, or back from a provider.
   * Null when there is nothing to do here.
   */
  readonly receive: (link?: string) => Promise<LoginEvent | null>
  /** What a session can do once it has begun; loaded with its first use. */
  readonly afterLogin: () => Promise<AfterLogin>
}

/** Puts the login and the HTTP clients together. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { options, sessions, nowMs, clock, keyStore, emit } = parts
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  const timeoutMs = options.timeoutMs ?? 15_000
  const network = { fetch: learningFetch(send, clock.learn), timeoutMs, nowMs: clock.nowMs }
  const apiBaseUrl = withoutSlash(options.apiBaseUrl)
  const authProxyUrl = withoutSlash(options.authProxyUrl)
  const address = { ...options, authProxyUrl }
  const proxy = createProxyClient(network, address)
  const config = createConfig(proxy, options)
  const queriesHaveTime = () =>
    config.shown().then(
      (shown) => shown.queriesHaveTime,
      () => false,
    )
  const queries = createQueryClient({ ...network, queriesHaveTime }, apiBaseUrl)
  const activities = createActivityClient(network, apiBaseUrl, loginAnswers)

  let held: LiveSession | null = null
  const pinned = {
    sessionKeyHex: options.trust?.sessionKey?.toLowerCase(),
    verificationKeyHex: options.trust?.verificationKey?.toLowerCase(),
  }
  const hold = (live: LiveSession) => {
    held = live
  }
  const providerWindow = createProviderWindow(options.oauth?.mode !== 'redirect')
  const afterLogin = loadOnce(async () => {
    const { createAfterLogin } = await import('./createAfterLogin.ts')
    const clients = { network, apiBaseUrl, queries, config, clock, pinned }
    return createAfterLogin({ ...clients, sessions, keyStore, emit, timeoutMs, options })
  })

  const { protocol, signup } = options
  const chosen = createLaterProxy(proxy, async () => {
    const { chosenOperations } = await import('./chosenOperations.ts')
    return chosenOperations({ ...parts, network, address, activities, config, proxy, afterLogin })
  })
  const context: MethodContext = {
    options,
    proxy: protocol === 'attested' || signup ? chosen : proxy,
    activities,
    userOf: async ({ keyPair, session: { organizationId, userId } }, signal) => {
      const asked = { organizationId, userId }
      return (await queries.query(keyPair, getPasskeyUser, asked, { signal })).user
    },
    config,
    keyStore: {
      create: () => keyStore.create(),
      save: (record) => keyStore.save(record, sessions.name()),
      clear: () => keyStore.clear(sessions.name()),
    },
    clock,
    invalidateExisting: options.session?.invalidateExisting,
    nowMs,
    pinned,
    browserTokens: createBrowserTokens(address, nowMs),
    providerWindow,
    hold,
    held: () => held,
    offersPasskey: () => offersPasskey({ options, config, nowMs }),
  }
  const methods = createMethodEffects(context)
  const flow = createLoginFlow({
    store: parts.loginState,
    effect: createLoginEffect({
      config,
      nowMs,
      otp: createOtpEffect(context, hold),
      methods,
    }),
    providerWindow,
    nowMs,
    onStep(step) {
      const report = reportFromStep(step)
      if (report) parts.emit(report)
      if (step.to.at !== 'done' || !held) return
      saveLastMethod(options.authProxyConfigId, step.to.method)
      parts.onDone(held, step.to)
      held = null
    },
  })

  return {
    flow,
    async receive(link) {
      if (link === undefined) return methods.receiveReturn()
      const { eventFromLink } = await import('./login/link/eventFromLink.ts')
      await sessions.restored()
      if (!sessions.current()) return eventFromLink(link)
      emit({ type: 'loginLinkIgnored' })
      return null
    },
    loadConfig: (request) => config.shown(request?.signal),
    afterLogin,
  }
}
