import type { Session } from '../session/session.ts'
import type { LoginState } from './loginState.ts'

type Outcome = {
  readonly session: Session
  readonly isNewUser: boolean
  readonly offersPasskey: boolean
}

/** Where a login goes once there is a session: to the offer of a passkey, or to its end. */
export function afterLogin({ session, isNewUser, offersPasskey }: Outcome): LoginState {
  return offersPasskey
    ? { at: 'offeringPasskey', session, isNewUser, error: null }
    : { at: 'done', session, isNewUser }
}
