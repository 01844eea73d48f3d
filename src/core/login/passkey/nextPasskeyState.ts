import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { CHOOSING, IDLE } from '../startingStates.ts'
import type { PasskeyState } from './passkeyState.ts'

type At<P extends PasskeyState['at']> = Extract<PasskeyState, { at: P }>

const PLACES: readonly LoginState['at'][] = [
  'askingPasskey',
  'finishingPasskey',
  'passkeyFailed',
  'offeringPasskey',
  'savingPasskey',
  'passkeySaved',
  'namingPasskey',
] satisfies readonly PasskeyState['at'][]

/** True for the states of this file. */
export function isPasskeyState(state: LoginState): state is PasskeyState {
  return PLACES.includes(state.at)
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextPasskeyState(state: PasskeyState, event: LoginEvent): LoginState {
  switch (state.at) {
    case 'askingPasskey':
    case 'finishingPasskey':
    case 'passkeyFailed':
      return nextLogin(state, event)
    default:
      return nextOffer(state, event)
  }
}

/** The first screen, with the field empty. */
const START = { at: 'choosing', draft: '', error: null } as const

type LoginPlace = 'askingPasskey' | 'finishingPasskey' | 'passkeyFailed'

function nextLogin(state: At<LoginPlace>, event: LoginEvent): LoginState {
  if (event.type === 'cancelled') return IDLE
  if (event.type === 'backRequested') return CHOOSING
  if (state.at === 'passkeyFailed') return nextFailed(state, event)
  const { at, purpose } = state
  if (event.type === 'failed') {
    // no prompt opens by itself, so one that could not be opened is for the person to ask for again
    const resume = at === 'askingPasskey' ? START : state
    return blockedState(event, resume) ?? { at: 'passkeyFailed', purpose, error: event.error }
  }
  if (at === 'askingPasskey' && event.type === 'passkeyGiven')
    return { at: 'finishingPasskey', purpose }
  if (at === 'finishingPasskey' && event.type === 'loggedIn') return afterLogin(event, 'passkey')
  return state
}

function nextFailed(state: At<'passkeyFailed'>, event: LoginEvent): LoginState {
  const { purpose } = state
  switch (event.type) {
    case 'retryRequested':
      // whoever closed the small prompt of this device may have wanted the whole one
      return { at: 'askingPasskey', purpose: purpose === 'logIn' ? 'logInAnywhere' : purpose }
    case 'passkeyPhoneRequested':
      return { at: 'askingPasskey', purpose: 'logInByPhone' }
    case 'passkeySignUpRequested':
      return { at: 'askingPasskey', purpose: 'signUp' }
    default:
      return state
  }
}

/** The login has succeeded already: whatever becomes of the offer, it ends in a session. */
function nextOffer(state: Exclude<PasskeyState, At<LoginPlace>>, event: LoginEvent): LoginState {
  const { session, isNewUser, method } = state
  const succeeded = { session, isNewUser, method }
  const done = { at: 'done', ...succeeded } as const
  if (event.type === 'cancelled' || event.type === 'passkeyOfferDeclined') return done
  switch (state.at) {
    case 'offeringPasskey':
      return event.type === 'passkeyOfferAccepted' ? { at: 'savingPasskey', ...succeeded } : state
    case 'savingPasskey':
      if (event.type === 'passkeySaved') {
        const { authenticatorId, name } = event
        return { at: 'passkeySaved', ...succeeded, authenticatorId, name, error: null }
      }
      return event.type === 'failed'
        ? { at: 'offeringPasskey', ...succeeded, error: event.error }
        : state
    case 'passkeySaved': {
      if (event.type !== 'passkeyNameSubmitted') return state
      const { authenticatorId, name } = state
      return event.name === '' || event.name === name
        ? done
        : { at: 'namingPasskey', ...succeeded, authenticatorId, name, newName: event.name }
    }
    case 'namingPasskey': {
      if (event.type === 'passkeyNamed') return done
      const { authenticatorId, name } = state
      return event.type === 'failed'
        ? { at: 'passkeySaved', ...succeeded, authenticatorId, name, error: event.error }
        : state
    }
    default:
      return state satisfies never
  }
}
