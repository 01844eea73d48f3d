import { type ErrorFacts, LatchkitError } from './base.ts'

/** `KEY_MISSING`: The key of this session is not in this browser any more. */
export class KeyMissingError extends LatchkitError {
  readonly code = 'KEY_MISSING'

  constructor(facts?: ErrorFacts) {
    super('The key of this session is not in this browser any more.', {
      hint: 'Log in again.',
      ...facts,
    })
  }
}

/** `KEY_STORE_UNAVAILABLE`: This browser offers no place to keep a key. */
export class KeyStoreUnavailableError extends LatchkitError {
  readonly code = 'KEY_STORE_UNAVAILABLE'

  constructor(facts?: ErrorFacts) {
    super('This browser offers no place to keep a key.', {
      hint: 'The session ends with this tab.',
      ...facts,
    })
  }
}
