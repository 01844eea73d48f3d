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

/** `CONFIRMATION_FAILED`: The app’s own confirmation gave no answer. */
export class ConfirmationFailedError extends LatchkitError {
  readonly code = 'CONFIRMATION_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The app’s own confirmation gave no answer.', {
      hint: 'Nothing was signed. Let `signing.confirm` answer true or false; `cause` is what it threw.',
      ...facts,
    })
  }
}
