import { SessionExpiredError, SessionMissingError } from '../../errors/session.ts'
import type { SessionState } from './session.ts'

/** What to say to somebody who asks for the session when nobody is logged in. */
export function whyNobody({ status }: SessionState): SessionExpiredError | SessionMissingError {
  return status === 'expired' ? new SessionExpiredError() : new SessionMissingError()
}
