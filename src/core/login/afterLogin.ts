import type { LoginMethod } from '../config/loginMethod.ts'
import type { Session } from '../session/session.ts'
import type { LoginState } from './loginState.ts'

type Outcome = {
  readonly session: Session
  readonly isNewUser: boolean
  readonly offersPasskey: boolean
}

/**
 * Where a login goes once there is a session: to the offer of a passkey, or to its end.
 *
 * @param method - the one that brought the session.
 */
export function afterLogin(outcome: Outcome, method: LoginMethod): LoginState {
  const { session, isNewUser, offersPasskey } = outcome
  return offersPasskey
    ? { at: 'offeringPasskey', session, isNewUser, method, error: null }
    : { at: 'done', session, isNewUser, method }
}
