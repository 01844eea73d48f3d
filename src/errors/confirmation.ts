import { type ErrorFacts, LatchkitError } from './base.ts'

/** `CONFIRMATION_MISSING`: No confirmation is mounted. */
export class ConfirmationMissingError extends LatchkitError {
  readonly code = 'CONFIRMATION_MISSING'

  constructor(facts?: ErrorFacts) {
    super('No confirmation is mounted.', {
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
