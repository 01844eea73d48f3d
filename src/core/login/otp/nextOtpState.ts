import type { LoginLink } from '../../../wire/fields/loginFragment.ts'
import { afterLogin } from '../afterLogin.ts'
import { blockedState } from '../blockedState.ts'
import type { LoginEvent } from '../loginEvent.ts'
import type { LoginState } from '../loginState.ts'
import { IDLE } from '../startingStates.ts'
import { methodFromOtpType } from './methodFromOtpType.ts'
import { noticeFromError } from './noticeFromError.ts'

/** The states of a login by one-time code, from the sent address or the opened link to the accepted code. */
export type OtpState = Extract<LoginState, { at: OtpPlace }>
type OtpPlace =
  | 'confirmingLink'
  | 'sendingCode'
  | 'enteringCode'
  | 'checkingCode'
  | 'resendingCode'
  | 'accepted'

type At<P extends OtpPlace> = Extract<LoginState, { at: P }>

/** Where a login by link begins: nothing is used before the person confirms it. */
export function confirmingLink(link: LoginLink): OtpState {
  return { at: 'confirmingLink', link, isConfirmed: false }
}

/** The step function of these states. Same reference for an event that means nothing there. */
export function nextOtpState(state: OtpState, event: LoginEvent): LoginState {
  if (state.at === 'accepted') return nextAccepted(state, event)
  if (event.type === 'cancelled') return IDLE
  if (event.type === 'contactChangeRequested') {
    return { at: 'choosing', draft: contactOf(state), error: null }
  }
  switch (state.at) {
    case 'confirmingLink':
      return nextConfirming(state, event)
    case 'sendingCode':
      return nextSending(state, event)
    case 'enteringCode':
      return nextEntering(state, event)
    case 'checkingCode':
      return nextChecking(state, event)
    case 'resendingCode':
      return nextResending(state, event)
    default:
      return state satisfies never
  }
}

function contactOf(state: Exclude<OtpState, { at: 'accepted' }>): string {
  if (state.at === 'confirmingLink') return state.link.contact
  return state.at === 'sendingCode' ? state.contact : state.entry.contact
}

function nextConfirming(state: At<'confirmingLink'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'linkConfirmed':
      return state.isConfirmed ? state : { ...state, isConfirmed: true }
    case 'linkOpened':
      return { at: 'checkingCode', entry: event.entry, code: event.code }
    case 'failed': {
      const { contact } = state.link
      return blockedState(event, state) ?? { at: 'choosing', draft: contact, error: event.error }
    }
    default:
      return state
  }
}

function nextSending(state: At<'sendingCode'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'codeSent':
      return { at: 'enteringCode', entry: event.entry, notice: { kind: 'none' } }
    case 'failed':
      return (
        blockedState(event, state) ?? { at: 'choosing', draft: state.contact, error: event.error }
      )
    default:
      return state
  }
}

function nextEntering(state: At<'enteringCode'>, event: LoginEvent): LoginState {
  const { entry, notice } = state
  switch (event.type) {
    case 'codeSubmitted':
      if (notice.kind === 'expired' || notice.kind === 'locked') return state
      return { at: 'checkingCode', entry, code: event.code }
    case 'linkFound':
      return confirmingLink(event.link)
    case 'resendRequested':
      return event.nowMs < resendFromMs(state) ? state : { at: 'resendingCode', entry }
    case 'failed':
      // the code's time ran out while it was being typed
      if (event.error.code !== 'OTP_EXPIRED' || notice.kind === 'expired') return state
      return { at: 'enteringCode', entry, notice: { kind: 'expired' } }
    default:
      return state
  }
}

/** An expired code may be replaced at once; after too many tries the lock decides. */
function resendFromMs({ entry, notice }: At<'enteringCode'>): number {
  if (notice.kind === 'expired') return 0
  return notice.kind === 'locked' ? notice.retryAtMs : entry.resendAtMs
}

function nextChecking(state: At<'checkingCode'>, event: LoginEvent): LoginState {
  const { entry, code } = state
  switch (event.type) {
    case 'codeAccepted':
      return { at: 'accepted', entry, code, session: event.session, isNewUser: event.isNewUser }
    case 'failed':
      return (
        blockedState(event, state) ?? {
          at: 'enteringCode',
          entry,
          notice: noticeFromError(event.error, event.nowMs),
        }
      )
    default:
      return state
  }
}

function nextResending(state: At<'resendingCode'>, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'codeSent':
      return { at: 'enteringCode', entry: event.entry, notice: { kind: 'resent' } }
    case 'failed': {
      const notice = noticeFromError(event.error, event.nowMs)
      return blockedState(event, state) ?? { at: 'enteringCode', entry: state.entry, notice }
    }
    default:
      return state
  }
}

/** The login has succeeded already: closing the modal does not take it back. */
function nextAccepted(state: At<'accepted'>, event: LoginEvent): LoginState {
  const { session, isNewUser } = state
  const method = methodFromOtpType(state.entry.otpType)
  if (event.type === 'cancelled') return { at: 'done', session, isNewUser, method }
  return event.type === 'acceptanceShown'
    ? afterLogin({ ...event, session, isNewUser }, method)
    : state
}
