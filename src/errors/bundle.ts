import { type ErrorFacts, LatchkitError } from './base.ts'

/** `BUNDLE_REFUSED`: What came encrypted from the service cannot be believed or opened. */
export class BundleRefusedError extends LatchkitError {
  readonly code = 'BUNDLE_REFUSED'

  constructor(facts?: ErrorFacts) {
    super('What came encrypted from the service cannot be believed or opened.', {
      hint: 'Nothing was shown or sent. Check `trust.exportKey`: it is the key that the service signs with.',
      ...facts,
    })
  }
}
