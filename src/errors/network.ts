import { type ErrorFacts, LatchkitError } from './base.ts'

/** `NETWORK_FAILED`: The service could not be reached. */
export class NetworkFailedError extends LatchkitError {
  readonly code = 'NETWORK_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The service could not be reached.', {
      hint: 'Check the connection and the service address, then try again.',
      ...facts,
    })
  }
}
