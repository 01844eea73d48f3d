/** The ways into an account: the list of them, adding one, and taking one away. */
export type LinkingWords = {
  readonly title: string
  readonly loading: string
  readonly notLoaded: string
  readonly none: string
  readonly emailCode: string
  readonly smsCode: string
  /** Beside the way by which the session in use began. */
  readonly thisSession: string
  /** Under the name of a way that the app does not use any more. */
  readonly off: (app: string) => string
  readonly change: string
  readonly changeNamed: (name: string) => string
  readonly remove: string
  readonly removeNamed: (name: string) => string
  readonly removeAsk: (name: string) => string
  readonly removeText: (other: string) => string
  readonly keep: string
  readonly removing: string
  readonly removed: (name: string) => string
  readonly lastOne: string
  readonly addTitle: string
  readonly addNamed: (name: string) => string
  readonly added: (name: string) => string
  readonly newEmail: string
  readonly newPhone: string
  readonly sendCode: string
  readonly sendingCode: string
  readonly sentTo: (contact: string) => string
  readonly cancel: string
  readonly waitingFor: (name: string) => string
  readonly passkeyPrompt: string
  readonly chooseWallet: string
  readonly noWallet: string
  readonly walletAsks: (wallet: string) => string
  /** Conflicts: whose it is already. */
  readonly takenAccount: (provider: string, app: string) => string
  readonly takenEmail: (app: string) => string
  readonly takenPhone: (app: string) => string
  readonly takenWallet: (app: string) => string
  readonly takenPasskey: (app: string) => string
  readonly passkeyExists: string
  readonly codeExpired: string
  readonly windowBlocked: string
  readonly windowClosed: (provider: string) => string
  readonly denied: string
  readonly declined: string
  readonly notReached: string
  readonly failed: string
}
