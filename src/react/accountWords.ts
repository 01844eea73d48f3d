/** The account of whoever is logged in: wallets, passkeys, sessions and what was done. */
export type AccountWords = {
  readonly title: string
  readonly open: string
  readonly loading: string
  readonly notLoaded: string
  readonly tabs: string
  readonly wallets: string
  readonly passkeys: string
  readonly sessions: string
  readonly activity: string
  readonly sessionEndsIn: (time: string) => string
  readonly loggedInWith: (method: string, time: string) => string
  /** What a login went by, within a sentence. A social login goes by its own name. */
  readonly methodsInSentence: Readonly<Record<'email' | 'sms' | 'passkey' | 'wallet', string>>
  readonly logOut: string

  /** Under the name of a wallet. */
  readonly walletOf: (app: string, chain: string) => string
  /** The same for an account with a name of its own, for a key that is no wallet's, and for one without an address. */
  readonly accountOf: (wallet: string, chain: string) => string
  readonly keyOf: (chain: string) => string
  readonly keyWithoutChain: string
  readonly publicKey: string
  /** In place of the address of a wallet without accounts. */
  readonly noAccounts: string
  readonly copyAddress: string
  readonly copyAddressOf: (name: string) => string
  readonly copyPublicKeyOf: (name: string) => string
  readonly showCode: string
  readonly receive: string
  readonly send: string
  readonly receiveText: (chain: string) => string
  readonly qrLabel: (address: string) => string
  readonly otherAccounts: string
  readonly privateKeys: string
  /** What readers call a row: it puts the account into the card. */
  readonly showAccount: (name: string) => string
  readonly showMore: string
  readonly add: string
  readonly addAccount: string
  readonly accountAdded: (chain: string) => string
  readonly moreAbout: (name: string) => string
  readonly rename: string
  /** Where the name that is shown is that of an account. */
  readonly renameWallet: string
  readonly renamed: (name: string) => string
  readonly name: string
  readonly nameEmpty: string
  readonly save: string
  readonly cancel: string
  readonly noWallet: string
  readonly noWalletText: (app: string) => string
  readonly createWallet: string
  readonly creatingWallet: string
  readonly exportPhrase: string
  readonly exportKey: string
  readonly importPhrase: string
  readonly walletCreated: string
  /** What the first wallet is called. */
  readonly firstWallet: string
  /** Whether the address was checked, and with what root. */
  readonly proofTags: {
    readonly checking: string
    readonly verified: string
    readonly development: string
    readonly unverified: string
    readonly missing: string
    readonly unchecked: string
    readonly failed: string
  }
  /** What the tag opens, for readers. */
  readonly proofDetails: (tag: string) => string

  readonly saved: (date: string) => string
  readonly savedUsed: (date: string, used: string) => string
  readonly savedNotUsed: (date: string) => string
  readonly addPasskey: string
  readonly addingPasskey: string
  readonly passkeyAdded: (name: string) => string
  readonly noPasskeys: string
  readonly remove: string
  readonly removeAsk: (name: string) => string
  readonly removing: string
  readonly removed: (name: string) => string
  readonly keep: string
  readonly lastOne: string

  readonly thisSession: string
  readonly otherSession: string
  /** A browser, or the app where it is installed, and a system. */
  readonly browserOn: (browser: string, system: string) => string
  /** The method is null where nobody knows by what somebody logged in. */
  readonly endsIn: (method: string | null, time: string) => string
  readonly startedEnds: (method: string | null, started: string, ends: string) => string
  readonly stay: string
  readonly staying: string
  readonly stayed: string
  readonly end: string
  readonly endNamed: (name: string) => string
  readonly ending: string
  readonly ended: string
  readonly endOthers: string
  /** While neither another session nor an API key can act. */
  readonly noOthers: string
  /** What a key is that is no session. `lasting`: one without an end. */
  readonly keyKinds: {
    readonly lasting: string
    readonly ending: string
  }
  /** One of `keyKinds` or the word for a wallet, and when it was registered: a date. */
  readonly keyAdded: (kind: string, date: string) => string
  /** A sentence about a key or session, and when it last acted, like `2 minutes ago`. */
  readonly withLastUse: (sentence: string, used: string) => string
  /** Before a key is removed, beside `removeAsk`. */
  readonly removeKeyText: string
  /** Before all others end, where API keys are among them. */
  readonly endOthersText: string
  readonly endOthersConfirm: string
  /** @param time - of the list, like `10:21`. */
  readonly offlineSince: (time: string) => string
  readonly sessionNote: string

  readonly noActivity: string
  readonly approve: string
  readonly reject: string
  readonly approved: string
  readonly rejected: string
  readonly voting: string
  readonly votes: (approvals: number, rejections: number) => string
  /** Where an activity stands, by what follows `ACTIVITY_STATUS_`. */
  readonly statuses: Readonly<Record<string, string>>
  /**
   * What is done, by what follows `ACTIVITY_TYPE_`, without a version. It may wait, or have failed: a name that fits all of that,
   * such as "Create wallet". `INIT_IMPORT_…` takes that of `IMPORT_…`, and `EXPORT_WALLET_ACCOUNT` that of `EXPORT_PRIVATE_KEY`.
   */
  readonly activities: Readonly<Record<string, string>>
  readonly failed: string
}
