import { type ErrorFacts, LatchkitError } from './base.ts'

/** `WALLET_REJECTED`: The person declined in the wallet. */
export class WalletRejectedError extends LatchkitError {
  readonly code = 'WALLET_REJECTED'

  constructor(facts?: ErrorFacts) {
    super('The person declined in the wallet.', {
      hint: 'Nothing was signed. Offer to try again, or another wallet.',
      ...facts,
    })
  }
}

/** `WALLET_LOCKED`: The wallet is locked, or another of its windows is open. */
export class WalletLockedError extends LatchkitError {
  readonly code = 'WALLET_LOCKED'

  constructor(facts?: ErrorFacts) {
    super('The wallet is locked, or another of its windows is open.', {
      hint: 'Ask the person to open the wallet, then try again.',
      ...facts,
    })
  }
}

/** `WALLET_WRONG_NETWORK`: The wallet is on a network on which it cannot do this. */
export class WalletWrongNetworkError extends LatchkitError {
  readonly code = 'WALLET_WRONG_NETWORK'

  constructor(facts?: ErrorFacts) {
    super('The wallet is on a network on which it cannot do this.', {
      hint: 'Ask the person to choose another network or account in the wallet, then try again.',
      ...facts,
    })
  }
}

/** `WALLET_VANISHED`: The wallet is gone, or does not answer any more. */
export class WalletVanishedError extends LatchkitError {
  readonly code = 'WALLET_VANISHED'

  constructor(facts?: ErrorFacts) {
    super('The wallet is gone, or does not answer any more.', {
      hint: 'Ask the person to turn it on and to try again, or offer another wallet.',
      ...facts,
    })
  }
}

/** `WALLET_FAILED`: The wallet could not do what was asked of it. */
export class WalletFailedError extends LatchkitError {
  readonly code = 'WALLET_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The wallet could not do what was asked of it.', {
      hint: 'Offer another wallet. A wallet that is a contract cannot sign in here.',
      ...facts,
    })
  }
}
