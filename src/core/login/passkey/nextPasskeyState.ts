import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { PasskeyState } from './passkeyState.ts'

type At<P extends PasskeyState['at']> = Extract<PasskeyState, { at: P }>

const PLACES: readonly LoginState['at'][] = [
  'askingPasskey',
  'passkeyFailed',
  'offeringPasskey',
  'savingPasskey',
  'passkeySaved',
] satisfies readonly PasskeyState['at'][]

/** True for the states of this file. */
export function isPasskeyState(state: LoginState): state is PasskeyState {
  return PLACES.includes(state.at)
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextPasskeyState(state: PasskeyState, event: LoginEvent): LoginState {
  switch (state.at) {
    case 'askingPasskey':
      return nextAsking(state, event)
    case 'passkeyFailed':
      return nextFailed(state, event)
    default:
      return nextOffer(state, event)
  }
}

function nextAsking(state: At<'askingPasskey'>, event: LoginEvent): LoginState {
  const { purpose } = state
  switch (event.type) {
    case 'loggedIn':
      return afterLogin(event, 'passkey')
    case 'failed':
      return blockedState(event, state) ?? { at: 'passkeyFailed', purpose, error: event.error }
    case 'backRequested':
      return CHOOSING
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}

function nextFailed(state: At<'passkeyFailed'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'retryRequested':
      return { at: 'askingPasskey', purpose: state.purpose }
    case 'passkeySignUpRequested':
      return { at: 'askingPasskey', purpose: 'signUp' }
    case 'backRequested':
      return CHOOSING
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}

/** The login has succeeded already: whatever becomes of the offer, it ends in a session. */
function nextOffer(
  state: At<'offeringPasskey' | 'savingPasskey' | 'passkeySaved'>,
  event: LoginEvent,
): LoginState {
  const { session, isNewUser, method } = state
  const done = { at: 'done', session, isNewUser, method } as const
  if (event.type === 'cancelled' || event.type === 'passkeyOfferDeclined') return done
  switch (state.at) {
    case 'offeringPasskey':
      return event.type === 'passkeyOfferAccepted'
        ? { at: 'savingPasskey', session, isNewUser, method }
        : state
    case 'savingPasskey':
      if (event.type === 'passkeySaved') {
        const { authenticatorId, name } = event
        return { at: 'passkeySaved', session, isNewUser, method, authenticatorId, name }
      }
      return event.type === 'failed'
        ? { at: 'offeringPasskey', session, isNewUser, method, error: event.error }
        : state
    case 'passkeySaved':
      return event.type === 'passkeyNamed' ? done : state
    default:
      return state satisfies never
  }
}
