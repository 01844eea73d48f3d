import type { SocialProvider } from '../../config/loginMethod.ts'
import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { OauthState } from './oauthState.ts'

type At<P extends OauthState['at']> = Extract<OauthState, { at: P }>

const PLACES: readonly LoginState['at'][] = [
  'openingProvider',
  'waitingForProvider',
  'popupBlocked',
  'finishingProvider',
  'providerFailed',
  'accountExists',
] satisfies readonly OauthState['at'][]

/** True for the states of this file. */
export function isOauthState(state: LoginState): state is OauthState {
  return PLACES.includes(state.at)
}

/** Where a social login begins. */
export function openingProvider(provider: SocialProvider, inTab = false): OauthState {
  return { at: 'openingProvider', provider, inTab }
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextOauthState(state: OauthState, event: LoginEvent): LoginState {
  const { at } = state
  if (event.type === 'cancelled') return IDLE
  if (event.type === 'backRequested') return CHOOSING
  switch (at) {
    case 'openingProvider':
      return event.type === 'providerShown'
        ? { at: 'waitingForProvider', provider: state.provider }
        : (afterFailure(state, event) ?? state)
    case 'waitingForProvider':
      if (event.type === 'windowRequested') return openingProvider(state.provider)
      return event.type === 'providerAnswered'
        ? { at: 'finishingProvider', provider: state.provider }
        : (afterFailure(state, event) ?? state)
    case 'popupBlocked':
      if (event.type === 'windowRequested') return openingProvider(state.provider)
      return event.type === 'tabRequested' ? openingProvider(state.provider, true) : state
    case 'finishingProvider':
      return nextFinishing(state, event)
    case 'providerFailed':
      return nextFailed(state, event)
    case 'accountExists':
      if (event.type === 'contactSubmitted')
        return { at: 'sendingCode', otpType: event.otpType, contact: event.contact }
      return event.type === 'retryRequested' ? openingProvider(state.provider) : state
    default:
      return at satisfies never
  }
}

function nextFinishing(state: At<'finishingProvider'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'loggedIn':
      return afterLogin(event, state.provider)
    case 'accountFound':
      return { at: 'accountExists', provider: state.provider, contact: event.contact }
    default:
      return afterFailure(state, event) ?? state
  }
}

function nextFailed(state: At<'providerFailed'>, event: LoginEvent): LoginState {
  const { provider, error } = state
  if (event.type === 'retryRequested') {
    if (provider === null) return CHOOSING
    // the provider has answered already: the person wants a new account
    return error.code === 'PROVIDER_NOT_VERIFIED'
      ? { at: 'finishingProvider', provider }
      : openingProvider(provider)
  }
  // a page that has cut its window off cannot tell it from a closed one: the answer may still come
  return event.type === 'providerAnswered' && provider !== null
    ? { at: 'finishingProvider', provider }
    : state
}

function afterFailure(
  state: At<'openingProvider' | 'waitingForProvider' | 'finishingProvider'>,
  event: LoginEvent,
): LoginState | null {
  if (event.type !== 'failed') return null
  const { error } = event
  const { provider } = state
  if (error.code === 'OAUTH_POPUP_BLOCKED') return { at: 'popupBlocked', provider }
  return blockedState(event, state) ?? { at: 'providerFailed', provider, error }
}
