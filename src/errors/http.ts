import { type ErrorFacts, LatchkitError } from './base.ts'

/** `REQUEST_TIMED_OUT`: The service did not answer in time. */
export class RequestTimedOutError extends LatchkitError {
  readonly code = 'REQUEST_TIMED_OUT'

  constructor(facts?: ErrorFacts) {
    super('The service did not answer in time.', { hint: 'Try again in a moment.', ...facts })
  }
}

/** `REQUEST_ABORTED`: The request was stopped before it ended. */
export class RequestAbortedError extends LatchkitError {
  readonly code = 'REQUEST_ABORTED'

  constructor(facts?: ErrorFacts) {
    super('The request was stopped before it ended.', {
      hint: 'Nothing to do: the caller asked for it.',
      ...facts,
    })
  }
}

/** `HTTP_STATUS`: The service refused the request. */
export class HttpStatusError extends LatchkitError {
  readonly code = 'HTTP_STATUS'
  readonly status: number
  readonly wireCode: string | undefined

  constructor(
    facts: ErrorFacts & { readonly status: number; readonly wireCode?: string | undefined },
  ) {
    super('The service refused the request.', { hint: 'See `status` and `details`.', ...facts })
    this.status = facts.status
    this.wireCode = facts.wireCode
  }
}

/** `INVALID_RESPONSE`: The service answered with something unexpected. */
export class InvalidResponseError extends LatchkitError {
  readonly code = 'INVALID_RESPONSE'

  constructor(facts?: ErrorFacts) {
    super('The service answered with something unexpected.', {
      hint: 'Check `authProxyUrl` and `apiBaseUrl`.',
      ...facts,
    })
  }
}

/** `RATE_LIMITED`: There were too many requests. */
export class RateLimitedError extends LatchkitError {
  readonly code = 'RATE_LIMITED'
  readonly retryAfterMs: number | undefined

  constructor(facts?: ErrorFacts & { readonly retryAfterMs?: number | undefined }) {
    super('There were too many requests.', { hint: 'Wait, then try again.', ...facts })
    this.retryAfterMs = facts?.retryAfterMs
  }
}

/** `REQUEST_INVALID`: The service could not read the request. */
export class RequestInvalidError extends LatchkitError {
  readonly code = 'REQUEST_INVALID'

  constructor(facts?: ErrorFacts) {
    super('The service could not read the request.', {
      hint: 'See `details` for the field.',
      ...facts,
    })
  }
}

/** `STAMP_REFUSED`: The service did not accept the signature of the request. */
export class StampRefusedError extends LatchkitError {
  readonly code = 'STAMP_REFUSED'

  constructor(facts?: ErrorFacts) {
    super('The service did not accept the signature of the request.', {
      hint: 'Log in again to get a fresh session key.',
      ...facts,
    })
  }
}

/** `REQUEST_FORBIDDEN`: The service does not allow this request for this account. */
export class RequestForbiddenError extends LatchkitError {
  readonly code = 'REQUEST_FORBIDDEN'

  constructor(facts?: ErrorFacts) {
    super('The service does not allow this request for this account.', {
      hint: 'Ask the owner of the organization for the right.',
      ...facts,
    })
  }
}
