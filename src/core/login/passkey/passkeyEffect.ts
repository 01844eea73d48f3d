import { PasskeyCancelledError } from '../../../errors/passkey.ts'
import type { PasskeyContext } from '../../actions/passkeyContext.ts'
import { askForPasskey, finishPasskeyLogin, type PasskeyLogin } from '../../actions/passkeyLogin.ts'
import { passkeySettings } from '../../actions/passkeySettings.ts'
import {
  askForNewPasskey,
  finishPasskeySignUp,
  type PasskeySignUp,
} from '../../actions/passkeySignUp.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import type { MethodContext, MethodEffect } from '../methodEffect.ts'
import { askInField } from './askInField.ts'
import { hasNotArrived } from './hasNotArrived.ts'
import { createOfferEffect } from './offerEffect.ts'
import { saveOffer } from './offerMemory.ts'
import type { PasskeyPurpose, PasskeyState } from './passkeyState.ts'

/** How far it has come: a login that a passkey has signed, or a passkey that was made for a new account. */
type Attempt =
  | { readonly kind: 'logIn'; readonly login: PasskeyLogin }
  | { readonly kind: 'signUp'; readonly signUp: PasskeySignUp }

type Choosing = Extract<LoginState, { at: 'choosing' }>

const PLACES = { logIn: 'here', logInAnywhere: 'anywhere', logInByPhone: 'phone' } as const

/** The work of the passkey states, and of the list under the email field while the first screen is there. */
export function createPasskeyEffect(
  methodContext: MethodContext,
): MethodEffect<PasskeyState | Choosing> {
  const { options, nowMs } = methodContext
  const appName = options.appName ?? location.hostname
  const loadConfig: Latchkit['loadConfig'] = (request) =>
    methodContext.config.confirmed(request?.signal)
  const context: PasskeyContext & Pick<MethodContext, 'options'> = {
    ...methodContext,
    passkeySettings: (signal) => passkeySettings({ options, appName, loadConfig }, signal),
  }
  const offer = createOfferEffect(context, methodContext.held)
  let attempt: Attempt | null = null

  const ask = async (purpose: PasskeyPurpose, signal: AbortSignal): Promise<Attempt> => {
    if (purpose !== 'signUp') {
      const login = await askForPasskey(context, PLACES[purpose], signal)
      return { kind: 'logIn', login }
    }
    if (attempt?.kind !== 'signUp')
      return { kind: 'signUp', signUp: await askForNewPasskey(context, signal) }
    // nobody makes a second passkey for an account that is there, or for one that may still come
    if (!attempt.signUp.account) return attempt
    return { kind: 'logIn', login: await askForPasskey(context, 'here', signal) }
  }

  const finish = (it: Attempt, signal: AbortSignal) =>
    it.kind === 'logIn'
      ? finishPasskeyLogin(context, it.login, signal)
      : finishPasskeySignUp(context, it.signUp, signal)

  const logIn = async (signal: AbortSignal): Promise<LoginEvent> => {
    if (!attempt) throw new PasskeyCancelledError()
    try {
      const { isNewUser, ...live } = await finish(attempt, signal)
      methodContext.hold(live)
      // whoever has just used a passkey needs no offer of one
      saveOffer(options.authProxyConfigId, nowMs())
      return { type: 'loggedIn', session: live.session, isNewUser, offersPasskey: false }
    } catch (error) {
      const isUseful = hasNotArrived(error) || (attempt.kind === 'signUp' && attempt.signUp.account)
      if (!isUseful) attempt = null
      throw error
    }
  }

  return {
    forget() {
      attempt = null
      offer.forget()
    },
    async run(state, signal) {
      switch (state.at) {
        case 'choosing': {
          const login = await askInField(context, signal)
          if (!login) return null
          attempt = { kind: 'logIn', login }
          return { type: 'passkeyGiven', purpose: 'logIn' }
        }
        case 'askingPasskey':
          attempt = await ask(state.purpose, signal)
          return { type: 'passkeyGiven', purpose: state.purpose }
        case 'finishingPasskey':
          return logIn(signal)
        case 'passkeyFailed':
          return null
        default:
          return offer.run(state, signal)
      }
    },
  }
}
