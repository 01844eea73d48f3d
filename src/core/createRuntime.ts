import type { StoreApi } from 'zustand/vanilla'
import type { P256KeyPair } from '../crypto/p256/generateKeyPair.ts'
import { isLatchkitError } from '../errors/anyError.ts'
import { SessionExpiredError, SessionMissingError } from '../errors/session.ts'
import { createConfig } from './config/createConfig.ts'
import type { KitEvent } from './events.ts'
import { createActivityClient } from './http/createActivityClient.ts'
import { createProxyClient } from './http/createProxyClient.ts'
import { createQueryClient } from './http/createQueryClient.ts'
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
import { reportFromStep } from './login/reportFromStep.ts'
import type { LatchkitOptions } from './options.ts'
import type { LiveSession, Sessions } from './session/createSessions.ts'

/** What the first page load has already made. */
export type RuntimeParts = {
  readonly options: LatchkitOptions
  readonly nowMs: () => number
  readonly keyStore: KeyStore
  readonly sessions: Sessions
  readonly loginState: StoreApi<LoginState>
  readonly emit: (event: KitEvent) => void
  /** The login is done: this is the session that begins. */
  readonly onDone: (live: LiveSession, how: DoneLogin) => void
}

/** Everything that is not needed before somebody logs in or asks something. Loaded on intent. */
export type Runtime = Pick<Latchkit, 'loadConfig' | 'query' | 'submit' | 'signQuery'> & {
  readonly flow: LoginFlow
  /** What the return from a provider means to the login; null when another page goes on with it. */
  readonly receiveReturn: () => Promise<LoginEvent | null>
}

/** Puts the login and the HTTP clients together. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { options, sessions, nowMs, keyStore } = parts
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  const network = { fetch: send, timeoutMs: options.timeoutMs ?? 15_000, nowMs }
  const apiBaseUrl = withoutSlash(options.apiBaseUrl)
  const authProxyUrl = withoutSlash(options.authProxyUrl)
  const proxy = createProxyClient(network, { ...options, authProxyUrl })
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
  const context: MethodContext = {
    options,
    proxy,
    activities,
    config,
    keyStore,
    nowMs,
    pinned,
    providerWindow,
    hold,
    held: () => held,
    offersPasskey: async () => false,
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

  /** Whose request it is: the session's key, and the session's organization unless another is named. */
  const sender = async (organizationId: string | undefined) => {
    await sessions.restored()
    const live = sessions.current()
    if (!live) {
      const { status } = sessions.store.getState()
      throw status === 'expired' ? new SessionExpiredError() : new SessionMissingError()
    }
    const own = live.session.organizationId
    return {
      key: live.keyPair,
      organizationId: organizationId ?? own,
      isOwn: !organizationId || organizationId === own,
    }
  }

  /** The service knows best whether the session still stands, but only where the session is at home. */
  const watching = async <T>(isOwn: boolean, key: P256KeyPair, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const isOver = isOwn && isLatchkitError(error, 'SESSION_EXPIRED')
      if (isOver && sessions.current()?.keyPair === key) await sessions.expire()
      throw error
    }
  }

  return {
    flow,
    receiveReturn: methods.receiveReturn,
    loadConfig: (request) => config.shown(request?.signal),
    async query(name, body, request) {
      const { key, organizationId, isOwn } = await sender(body.organizationId)
      return watching(isOwn, key, queries.query(key, name, { ...body, organizationId }, request))
    },
    async signQuery(name, body) {
      const { key, organizationId } = await sender(body.organizationId)
      return queries.sign(key, name, { ...body, organizationId })
    },
    async submit(name, parameters, request) {
      const { isOwn, ...from } = await sender(request?.organizationId)
      return watching(isOwn, from.key, activities.submit(from, name, parameters, request))
    },
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
