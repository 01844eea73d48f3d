import { type ErrorFacts, LatchkitError } from './base.ts'

/** `BUNDLE_REFUSED`: The encrypted bundle could not be verified or decrypted. */
export class BundleRefusedError extends LatchkitError {
  readonly code = 'BUNDLE_REFUSED'

  constructor(facts?: ErrorFacts) {
    super('The encrypted bundle could not be verified or decrypted.', {
      hint: 'Nothing was shown or sent. Check `trust.exportKey`: it is the key that the service signs with.',
      ...facts,
    })
  }
}
