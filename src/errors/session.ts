import { type ErrorFacts, LatchkitError } from './base.ts'

/** `SESSION_MISSING`: Nobody is logged in. */
export class SessionMissingError extends LatchkitError {
  readonly code = 'SESSION_MISSING'

  constructor(facts?: ErrorFacts) {
    super('Nobody is logged in.', { hint: 'Log in first.', ...facts })
  }
}

/** `SESSION_EXPIRED`: The session has ended. */
export class SessionExpiredError extends LatchkitError {
  readonly code = 'SESSION_EXPIRED'

  constructor(facts?: ErrorFacts) {
    super('The session has ended.', { hint: 'Log in again.', ...facts })
  }
}

/** `SESSION_REFUSED`: The session from the service did not pass the checks. */
export class SessionRefusedError extends LatchkitError {
  readonly code = 'SESSION_REFUSED'

  constructor(facts?: ErrorFacts) {
    super('The session from the service did not pass the checks.', {
      hint: 'Check `trust.sessionKey`; if it is right, do not use this service.',
      ...facts,
    })
  }
}
