import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { OauthState } from './oauthState.ts'

const PLACES: readonly LoginState['at'][] = [
  'openingProvider',
  'waitingForProvider',
  'popupBlocked',
  'finishingProvider',
  'providerFailed',
] satisfies readonly OauthState['at'][]

/** True for the states of this file. */
export function isOauthState(state: LoginState): state is OauthState {
  return PLACES.includes(state.at)
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextOauthState(state: OauthState, event: LoginEvent): LoginState {
  const { at, provider } = state
  if (event.type === 'cancelled') return IDLE
  if (event.type === 'backRequested') return CHOOSING
  if (event.type === 'failed')
    return at === 'providerFailed'
      ? state
      : (blockedState(event, state) ?? { at: 'providerFailed', provider, error: event.error })
  switch (at) {
    case 'openingProvider':
      if (event.type === 'providerShown') return { at: 'waitingForProvider', provider }
      return event.type === 'windowRefused' ? { at: 'popupBlocked', provider } : state
    case 'waitingForProvider':
      return event.type === 'providerAnswered' ? { at: 'finishingProvider', provider } : state
    case 'popupBlocked':
      return event.type === 'windowRequested' ? { at: 'openingProvider', provider } : state
    case 'finishingProvider':
      return event.type === 'loggedIn' ? afterLogin(event, provider) : state
    case 'providerFailed':
      return event.type === 'retryRequested' ? { at: 'openingProvider', provider } : state
    default:
      return at satisfies never
  }
}
