import { NetworkFailedError } from '../../errors/http.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import type { MethodContext, MethodEffect } from './methodEffect.ts'
import { isOauthState } from './oauth/nextOauthState.ts'
import { isPasskeyState } from './passkey/nextPasskeyState.ts'
import { isWalletState } from './wallet/nextWalletState.ts'

/** The work of all methods that need no code. */
export type MethodEffects = {
  /** Null for a state that is none of theirs. */
  run(state: LoginState, signal: AbortSignal): Promise<LoginEvent | null> | null
  forget(): void
  /** Makes what a social login needs before it is asked for. */
  prepareOauth(): Promise<void>
  /** Deals with a page that a provider has sent the person back to; null when another page goes on with it. */
  receiveReturn(): Promise<LoginEvent | null>
}

/** Joins the work of the methods. That of each is loaded when a state of it is first entered. */
export function createMethodEffects(context: MethodContext): MethodEffects {
  const passkey = lazy(async () => {
    const { createPasskeyEffect } = await import('./passkey/passkeyEffect.ts')
    return createPasskeyEffect(context)
  })
  const oauth = lazy(async () => {
    const { createOauthEffect } = await import('./oauth/oauthEffect.ts')
    return createOauthEffect(context)
  })
  const wallet = lazy(async () => {
    const { createWalletEffect } = await import('./wallet/walletEffect.ts')
    return createWalletEffect(context)
  })
  return {
    run(state, signal) {
      if (isPasskeyState(state)) return passkey.run(state, signal)
      if (isOauthState(state)) return oauth.run(state, signal)
      return isWalletState(state) ? wallet.run(state, signal) : null
    },
    prepareOauth: async () => (await oauth.load()).prepare(),
    receiveReturn: async () => (await oauth.load()).receive(),
    forget() {
      for (const method of [passkey, oauth, wallet]) method.forget()
    },
  }
}

/** Loads the work once, when it is first needed. A failure is not kept. */
function lazy<S, E extends MethodEffect<S>>(
  load: () => Promise<E & MethodEffect<S>>,
): MethodEffect<S> & { load(): Promise<E> } {
  let loading: Promise<E> | null = null
  let loaded: E | null = null
  const effect = async (): Promise<E> => {
    loading ??= load()
    try {
      loaded = await loading
      return loaded
    } catch (cause) {
      loading = null
      throw new NetworkFailedError({ cause })
    }
  }
  return {
    load: effect,
    run: async (state, signal) => (await effect()).run(state, signal),
    forget: () => loaded?.forget(),
  }
}
