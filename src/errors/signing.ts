import { type ErrorFacts, LatchkitError } from './base.ts'

/** `SIGN_REQUEST_INVALID`: This cannot be signed as it is. */
export class SignRequestInvalidError extends LatchkitError {
  readonly code = 'SIGN_REQUEST_INVALID'

  constructor(facts?: ErrorFacts) {
    super('This cannot be signed as it is.', {
      hint: 'See `details`. Nothing was signed.',
      ...facts,
    })
  }
}
