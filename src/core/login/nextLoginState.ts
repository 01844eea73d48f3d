import { blockedState } from './blockedState.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'
import { nextOtpState } from './otp/nextOtpState.ts'
import { CHOOSING, IDLE } from './startingStates.ts'

type At<P extends LoginState['at']> = Extract<LoginState, { at: P }>

/**
 * The whole login as a pure function.
 *
 * Total: an event that means nothing in a state gives back that state, the same reference, and nobody is told.
 */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (state.at) {
    case 'idle':
      return event.type === 'started' ? CHOOSING : state
    case 'choosing':
      return nextChoosing(state, event)
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
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}

function nextBlocked(state: At<'blocked'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'retryRequested':
      return state.resume
    case 'contactChangeRequested':
      return nextLoginState(state.resume, event)
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}
