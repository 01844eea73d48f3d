import { type ErrorFacts, LatchkitError } from './base.ts'

/** `PASSKEY_CANCELLED`: The passkey prompt was closed, or ran out of time. */
export class PasskeyCancelledError extends LatchkitError {
  readonly code = 'PASSKEY_CANCELLED'

  constructor(facts?: ErrorFacts) {
    super('The passkey prompt was closed, or ran out of time.', {
      hint: 'Nothing was changed. Offer to try again, or another login method.',
      ...facts,
    })
  }
}

/** `PASSKEY_NONE_FOUND`: There is no passkey for this app on this device. */
export class PasskeyNoneFoundError extends LatchkitError {
  readonly code = 'PASSKEY_NONE_FOUND'
  /** Whether the browser can ask a phone for its passkey. */
  readonly canUsePhone: boolean

  constructor(facts?: ErrorFacts & { readonly canUsePhone?: boolean | undefined }) {
    super('There is no passkey for this app on this device.', {
      hint: 'Offer another login method, a phone, or a new account.',
      ...facts,
    })
    this.canUsePhone = facts?.canUsePhone ?? false
  }
}

/** `PASSKEY_UNSUPPORTED`: This browser or device cannot use passkeys here. */
export class PasskeyUnsupportedError extends LatchkitError {
  readonly code = 'PASSKEY_UNSUPPORTED'

  constructor(facts?: ErrorFacts) {
    super('This browser or device cannot use passkeys here.', {
      hint: 'Offer another login method. Passkeys need https, and a frame needs the permission.',
      ...facts,
    })
  }
}

/** `PASSKEY_DOMAIN_INVALID`: Passkeys of this domain cannot be used on this page. */
export class PasskeyDomainInvalidError extends LatchkitError {
  readonly code = 'PASSKEY_DOMAIN_INVALID'
  /** The domain that the passkeys belong to. */
  readonly rpId: string

  constructor(facts: ErrorFacts & { readonly rpId: string }) {
    super('Passkeys of this domain cannot be used on this page.', {
      hint: 'Set `passkey.rpId` to the host of the page, or to a domain above it.',
      ...facts,
    })
    this.rpId = facts.rpId
  }
}

/** `PASSKEY_EXISTS`: This device has a passkey for this account already. */
export class PasskeyExistsError extends LatchkitError {
  readonly code = 'PASSKEY_EXISTS'

  constructor(facts?: ErrorFacts) {
    super('This device has a passkey for this account already.', {
      hint: 'Nothing to do: it can be used to log in.',
      ...facts,
    })
  }
}
