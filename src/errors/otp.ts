import { type ErrorFacts, LatchkitError } from './base.ts'

/** `CONTACT_INVALID`: The address is not valid. */
export class ContactInvalidError extends LatchkitError {
  readonly code = 'CONTACT_INVALID'

  constructor(facts?: ErrorFacts) {
    super('The address is not valid.', {
      hint: 'Ask for a full email address, like you@example.com.',
      ...facts,
    })
  }
}

/** `PHONE_COUNTRY_NOT_ALLOWED`: The service sends no text messages to the country of this number. */
export class PhoneCountryError extends LatchkitError {
  readonly code = 'PHONE_COUNTRY_NOT_ALLOWED'

  constructor(facts?: ErrorFacts) {
    super('The service sends no text messages to the country of this number.', {
      hint: 'Offer another method, or add the country to `LATCHKIT_SMS_COUNTRIES` of the service.',
      ...facts,
    })
  }
}

/** `OTP_CODE_INVALID`: The code is not the one that was sent. */
export class OtpCodeInvalidError extends LatchkitError {
  readonly code = 'OTP_CODE_INVALID'
  readonly attemptsLeft: number | undefined

  constructor(facts?: ErrorFacts & { readonly attemptsLeft?: number | undefined }) {
    super('The code is not the one that was sent.', {
      hint: 'Ask the user to type it again.',
      ...facts,
    })
    this.attemptsLeft = facts?.attemptsLeft
  }
}

/** `OTP_EXPIRED`: The code has expired. */
export class OtpExpiredError extends LatchkitError {
  readonly code = 'OTP_EXPIRED'
  /** Whether the code works only in the browser that asked for it, and this is another one. */
  readonly isElsewhere: boolean

  constructor(facts?: ErrorFacts & { readonly isElsewhere?: boolean | undefined }) {
    const hint = facts?.isElsewhere
      ? 'Use the link in the browser that requested it, or send a new code.'
      : 'Send a new code.'
    super('The code has expired.', { hint, ...facts })
    this.isElsewhere = facts?.isElsewhere ?? false
  }
}

/** `OTP_ATTEMPTS_EXCEEDED`: The code was typed wrong too many times. */
export class OtpAttemptsExceededError extends LatchkitError {
  readonly code = 'OTP_ATTEMPTS_EXCEEDED'
  readonly retryAfterMs: number | undefined

  constructor(facts?: ErrorFacts & { readonly retryAfterMs?: number | undefined }) {
    super('The code was typed wrong too many times.', {
      hint: 'Wait, then send a new code.',
      ...facts,
    })
    this.retryAfterMs = facts?.retryAfterMs
  }
}

/** `OTP_SENDS_EXCEEDED`: Too many codes were sent to this address. */
export class OtpSendsExceededError extends LatchkitError {
  readonly code = 'OTP_SENDS_EXCEEDED'
  readonly retryAfterMs: number | undefined

  constructor(facts?: ErrorFacts & { readonly retryAfterMs?: number | undefined }) {
    super('Too many codes were sent to this address.', { hint: 'Wait, then try again.', ...facts })
    this.retryAfterMs = facts?.retryAfterMs
  }
}

/** `DELIVERY_FAILED`: The message with the code could not be sent. */
export class DeliveryFailedError extends LatchkitError {
  readonly code = 'DELIVERY_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The message with the code could not be sent.', {
      hint: 'Try again in a moment.',
      ...facts,
    })
  }
}

/** `ADDRESS_NOT_VERIFIED`: An account names this address, but the address was never verified there. */
export class AddressNotVerifiedError extends LatchkitError {
  readonly code = 'ADDRESS_NOT_VERIFIED'

  constructor(facts?: ErrorFacts) {
    super('An account names this address, but the address was never verified there.', {
      hint: 'Log in by another method of that account and verify the address there, or submit the code again to create a new account.',
      ...facts,
    })
  }
}

/** `VERIFICATION_REFUSED`: The service did not accept the proof of the code. */
export class VerificationRefusedError extends LatchkitError {
  readonly code = 'VERIFICATION_REFUSED'

  constructor(facts?: ErrorFacts) {
    super('The service did not accept the proof of the code.', {
      hint: 'Start the login again.',
      ...facts,
    })
  }
}
