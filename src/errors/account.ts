import { type ErrorFacts, LatchkitError } from './base.ts'

/** `LAST_LOGIN_METHOD`: This is the only way into the account. */
export class LastLoginMethodError extends LatchkitError {
  readonly code = 'LAST_LOGIN_METHOD'

  constructor(facts?: ErrorFacts) {
    super('This is the only way into the account.', {
      hint: 'Ask the person to add another way to log in first.',
      ...facts,
    })
  }
}
