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
    forget() {
      for (const method of [passkey, oauth, wallet]) method.forget()
    },
  }
}

/** Loads the work once, when it is first needed. A failure is not kept. */
function lazy<S>(load: () => Promise<MethodEffect<S>>): MethodEffect<S> {
  let loading: Promise<MethodEffect<S>> | null = null
  let loaded: MethodEffect<S> | null = null
  const effect = async () => {
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
    run: async (state, signal) => (await effect()).run(state, signal),
    forget: () => loaded?.forget(),
  }
}
