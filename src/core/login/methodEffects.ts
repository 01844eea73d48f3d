import { fillsPasskeys } from '../../crypto/webauthn/passkeySupport.ts'
import { loadOnce } from '../http/loadOnce.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import type { MethodContext, MethodEffect } from './methodEffect.ts'
import { isOauthState } from './oauth/nextOauthState.ts'
import { isPasskeyState } from './passkey/nextPasskeyState.ts'
import { waitForField } from './passkey/waitForField.ts'
import { isWalletState } from './wallet/nextWalletState.ts'

type Choosing = Extract<LoginState, { at: 'choosing' }>

/** The work of all methods that need no code. */
export type MethodEffects = {
  /** Null for a state that is none of theirs. */
  run(state: LoginState, signal: AbortSignal): Promise<LoginEvent | null> | null
  forget(): void
  /**
   * Puts passkeys into the list under the email field while the first screen is there, and nothing else is going on.
   * Never fails.
   */
  fillPasskey(state: Choosing, signal: AbortSignal): Promise<LoginEvent | null>
  /** Makes what a social login needs before it is asked for. Never fails. */
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
    async fillPasskey(state, signal) {
      const isWanted = context.options.passkey?.autofill !== false
      if (!isWanted || !(await fillsPasskeys())) return null
      await waitForField(signal)
      try {
        return signal.aborted ? null : await passkey.run(state, signal)
      } catch {
        return null // nobody has asked for it yet, so nobody misses it
      }
    },
    async prepareOauth() {
      try {
        const { prepare } = await oauth.load()
        prepare()
      } catch {
        // it is loaded again when somebody asks for it
      }
    },
    receiveReturn: async () => (await oauth.load()).receive(),
    forget() {
      context.providerWindow.close()
      for (const method of [passkey, oauth, wallet]) method.forget()
    },
  }
}

/** Loads the work once, when it is first needed. A failure is not kept. */
function lazy<S, E extends MethodEffect<S>>(
  load: () => Promise<E & MethodEffect<S>>,
): MethodEffect<S> & { load(): Promise<E> } {
  let loaded: E | null = null
  const effect = loadOnce(async () => {
    loaded = await load()
    return loaded
  })
  return {
    load: effect,
    run: async (state, signal) => (await effect()).run(state, signal),
    forget: () => loaded?.forget(),
  }
}
