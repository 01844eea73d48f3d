import { type ErrorFacts, LatchkitError } from './base.ts'

/** `CONFIRMATION_MISSING`: Signing asks first, and nothing on the page can ask. */
export class ConfirmationMissingError extends LatchkitError {
  readonly code = 'CONFIRMATION_MISSING'

  constructor(facts?: ErrorFacts) {
    super('Signing asks first, and nothing on the page can ask.', {
      hint: 'Render `<SignModal />` inside the provider, or set the option `signing.confirm`.',
      ...facts,
    })
  }
}

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
