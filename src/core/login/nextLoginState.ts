import { isSocial, type LoginMethod } from '../config/loginMethod.ts'
import { blockedState } from './blockedState.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import { isOauthState, nextOauthState, openingProvider } from './oauth/nextOauthState.ts'
import { confirmingLink, nextOtpState } from './otp/nextOtpState.ts'
import { isPasskeyState, nextPasskeyState } from './passkey/nextPasskeyState.ts'
import { CHOOSING, IDLE } from './startingStates.ts'
import { CHOOSING_WALLET, isWalletState, nextWalletState } from './wallet/nextWalletState.ts'

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

/**
 * The whole login as a pure function.
 *
 * Total: an event that means nothing in a state gives back that state, the same reference, and nobody is told.
 */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  if (isPasskeyState(state)) return nextPasskeyState(state, event)
  if (isOauthState(state)) return nextOauthState(state, event)
  if (isWalletState(state)) return nextWalletState(state, event)
  switch (state.at) {
    case 'idle':
      return event.type === 'started' ? CHOOSING : (afterReturn(event) ?? state)
    case 'choosing':
      return nextChoosing(state, event)
    case 'confirmingLink':
    case 'sendingCode':
    case 'enteringCode':
    case 'checkingCode':
    case 'resendingCode':
    case 'accepted':
      return nextOtpState(state, event)
    case 'done':
      if (event.type === 'started') return CHOOSING
      return event.type === 'cancelled' ? IDLE : state
    case 'blocked':
      return nextBlocked(state, event)
    default:
      return state satisfies never
  }
}

function nextChoosing(state: At<'choosing'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'contactSubmitted':
      return { at: 'sendingCode', otpType: event.otpType, contact: event.contact }
    case 'contactRefused':
      return { at: 'choosing', draft: event.draft, error: event.error }
    case 'failed':
      return blockedState(event, state) ?? state
    case 'methodChosen':
      return startOf(event.method) ?? state
    case 'passkeyGiven':
      return { at: 'finishingPasskey', purpose: event.purpose }
    case 'cancelled':
      return IDLE
    default:
      return afterReturn(event) ?? state
  }
}

/** Where a login goes on when the page was left for a provider or opened by a link; null for any other event. */
function afterReturn(event: LoginEvent): LoginState | null {
  if (event.type === 'linkFound') return confirmingLink(event.link)
  if (event.type === 'providerReturned')
    return { at: 'finishingProvider', provider: event.provider }
  return event.type === 'returnRefused'
    ? { at: 'providerFailed', provider: null, error: event.error }
    : null
}

/** Where a method begins; null for those that begin with an address. */
function startOf(method: LoginMethod): LoginState | null {
  if (isSocial(method)) return openingProvider(method)
  if (method === 'passkey') return { at: 'askingPasskey', purpose: 'logIn' }
  return method === 'wallet' ? CHOOSING_WALLET : null
}

function nextBlocked(state: At<'blocked'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'retryRequested':
      return state.resume
    case 'contactChangeRequested':
    case 'backRequested':
      return nextLoginState(state.resume, event)
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}
