import type { StoreApi } from 'zustand/vanilla'
import { createNewestProxy } from './actions/newestProxy.ts'
import { createConfig } from './config/createConfig.ts'
import type { KitEvent } from './events.ts'
import { createActivityClient } from './http/createActivityClient.ts'
import { createProxyClient } from './http/createProxyClient.ts'
import { createQueryClient } from './http/createQueryClient.ts'
import { learningFetch } from './http/learningFetch.ts'
import { loadPart } from './http/loadPart.ts'
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
import { createSender } from './session/createSender.ts'
import type { LiveSession, Sessions } from './session/createSessions.ts'
import { createNamedSessions } from './session/namedSessions.ts'
import type { ServerClock } from './session/serverClock.ts'
import type { Session } from './session/session.ts'

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
export type Runtime = Pick<
  Latchkit,
  'loadConfig' | 'query' | 'submit' | 'signQuery' | 'sessions'
> & {
  readonly flow: LoginFlow
  /** What the return from a provider means to the login; null when another page goes on with it. */
  readonly receiveReturn: () => Promise<LoginEvent | null>
  /** Ends a session at the service, in the background. */
  readonly endAtService: (live: LiveSession) => void
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
  const queries = createQueryClient(network, apiBaseUrl)
  const activities = createActivityClient(network, apiBaseUrl)
  const config = createConfig(proxy, options)

  let held: LiveSession | null = null
  const pinned = {
    sessionKeyHex: options.trust?.sessionKey?.toLowerCase(),
    verificationKeyHex: options.trust?.verificationKey?.toLowerCase(),
  }
  const hold = (live: LiveSession) => {
    held = live
  }
  const providerWindow = createProviderWindow(options.oauth?.mode !== 'redirect')
  const isAttested = options.protocol === 'attested'
  const newest = { network, address, activities, config, proxy }
  const context: MethodContext = {
    options,
    proxy: isAttested ? createNewestProxy(newest) : proxy,
    activities,
    queries,
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

  const endAtService = (live: LiveSession) => {
    // whether it goes well or not: here it is over, and there it ends by itself
    loadPart(() => import('./actions/endSession.ts'))
      .then(({ endSession }) => endSession({ queries, activities }, live))
      .catch(() => undefined)
  }
  const account = { sessions, keyStore, clock, endAtService }
  const sender = createSender(sessions, keyStore)
  let loading: Promise<() => Promise<Session>> | null = null
  const refresher = () => {
    loading ??= loadRefresher().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const loadRefresher = async () => {
    const { createRefresher } = await loadPart(() => import('./actions/createRefresher.ts'))
    const lockName = `latchkit:${options.authProxyConfigId}:refresh`
    const leaseMs = timeoutMs * 3
    return createRefresher({ ...account, activities, config, pinned, emit, lockName, leaseMs })
  }

  return {
    flow,
    receiveReturn: methods.receiveReturn,
    endAtService,
    sessions: {
      ...createNamedSessions({ ...account, pinnedKeyHex: pinned.sessionKeyHex }),
      refresh: async () => (await refresher())(),
    },
    loadConfig: (request) => config.shown(request?.signal),
    query: (name, body, request) =>
      sender.send(body.organizationId, ({ key, organizationId }) =>
        queries.query(key, name, { ...body, organizationId }, request),
      ),
    async signQuery(name, body) {
      const { key, organizationId } = await sender.find(body.organizationId)
      return queries.sign(key, name, { ...body, organizationId })
    },
    submit: (name, parameters, request) =>
      sender.send(request?.organizationId, (from) =>
        activities.submit(from, name, parameters, request),
      ),
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
