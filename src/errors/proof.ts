import { type ErrorFacts, LatchkitError } from './base.ts'

/** `APP_PROOF_INVALID`: The app proof is not valid. */
export class AppProofInvalidError extends LatchkitError {
  readonly code = 'APP_PROOF_INVALID'

  constructor(facts?: ErrorFacts) {
    super('The app proof is not valid.', {
      hint: 'Do not rely on what it says.',
      ...facts,
    })
  }
}

/** `APP_PROOF_MISMATCH`: The app proof is about something else. */
export class AppProofMismatchError extends LatchkitError {
  readonly code = 'APP_PROOF_MISMATCH'

  constructor(facts?: ErrorFacts) {
    super('The app proof is about something else.', {
      hint: 'See `details` for what differs; do not rely on what was asked for.',
      ...facts,
    })
  }
}

/** `BOOT_PROOF_INVALID`: The boot proof is not valid. */
export class BootProofInvalidError extends LatchkitError {
  readonly code = 'BOOT_PROOF_INVALID'

  constructor(facts?: ErrorFacts) {
    super('The boot proof is not valid.', {
      hint: 'Nothing says where the key of the app proof comes from: do not rely on it.',
      ...facts,
    })
  }
}

/** `BOOT_PROOF_UNTRUSTED`: The boot proof leads to nothing that you trust. */
export class BootProofUntrustedError extends LatchkitError {
  readonly code = 'BOOT_PROOF_UNTRUSTED'

  constructor(facts?: ErrorFacts) {
    super('The boot proof leads to nothing that you trust.', {
      hint: 'Check the roots and the images that you expect; if they are right, do not rely on it.',
      ...facts,
    })
  }
}
