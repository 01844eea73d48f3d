/** A headline, which names what happens, and the line below it, which says whether money moves. */
type EffectWords = { readonly headline: string; readonly line: string }

/** The first words of a note, which stand out, and the rest of it. */
export type NoteWords = { readonly lead: string; readonly text: string }

/**
 * The confirmation of a request to sign. A headline names what the person gives away; it does not advise it: "Approve 40 USDC
 * for Uniswap", not "Let Uniswap spend". In a language with cases, use a form that needs none: "Permission: Uniswap can spend
 * 40 USDC". Names that come from outside are given as they are to be shown: nothing in them is
 * hidden, and they are short.
 */
export type SigningWords = {
  readonly reading: string
  /** Among several that wait: the first of two. */
  readonly place: (position: number, count: number) => string
  readonly decline: string
  /** Declines the request on the screen and all that wait behind it. */
  readonly declineAll: string
  /** Said when the confirmation was closed by a no. */
  readonly declined: string
  readonly sign: string
  readonly signPermission: string
  readonly send: string
  readonly signAnyway: string
  readonly sendAnyway: string
  readonly signing: string

  readonly message: EffectWords
  /** `domain` is the site that the person is on. */
  readonly signIn: (domain: string) => EffectWords
  /** For a login to another site than the one that asks; that site is not named here. */
  readonly signInElsewhere: EffectWords
  /**
   * `spender` is given the permission, by the person who reads this, to take `amount` from them. Keep the direction: never
   * "spend on" or "take from" the spender.
   */
  readonly permission: (spender: string, amount: string) => EffectWords
  /** Given by a transaction, which costs its fee now. */
  readonly permissionNow: (spender: string, amount: string) => EffectWords
  /** As `permission`, without a limit. `tokens` are their symbols; `until` is a date, null for no end. */
  readonly unlimited: (spender: string, tokens: string, until: string | null) => EffectWords
  /**
   * An earlier permission ends. `spender` had it, null where the request does not say; it was for `tokens`, which are symbols.
   */
  readonly revocation: (spender: string | null, tokens: string) => EffectWords
  /** An earlier permission gets smaller, and does not end. */
  readonly reduction: (spender: string, tokens: string) => EffectWords
  /** An order that others fill: the person gives `gives`, and gets at least `gets`; null for nothing. Both are amounts. */
  readonly order: (gives: string, gets: string | null) => string
  /** `contract` is known by name; null where it is not, and then nothing that the request says of itself is shown here. */
  readonly typedData: (type: string, contract: string | null) => EffectWords
  readonly transfer: (amount: string, to: string) => string
  /** `functionName` is a name in a program, like `swap`; `to` is the contract. */
  readonly call: (functionName: string, to: string) => string
  readonly deployment: string
  readonly unreadableCall: EffectWords
  /** From then on the contract `to` can do with the account what its owner can (EIP-7702). */
  readonly delegation: (to: string, isOnEveryChain: boolean) => EffectWords
  readonly delegationEnds: EffectWords
  readonly blind: EffectWords
  /** When money leaves the wallet, where the headline does not decide it. */
  readonly money: Readonly<
    Record<'never' | 'later' | 'onceSent' | 'now' | 'unknown' | 'fee', string>
  >

  readonly unknownContract: string
  readonly unknownAddress: string
  /** An account for tokens on Solana, when it cannot be read. */
  readonly unknownHolder: string
  /** The first, inside of a sentence. */
  readonly anUnknownContract: string
  readonly unknownToken: string
  readonly yourself: string
  readonly knownContract: string

  /** The names of rows; each stands before its value. */
  readonly rows: {
    /** The person's own account, which signs. Not the other side of a deal. */
    readonly with: string
    /** The person's own account, which sends. */
    readonly from: string
    /** Who receives it. */
    readonly to: string
    readonly contract: string
    readonly calls: string
    readonly pay: string
    readonly fee: string
    /** The most that can leave the account: payment and fee together. */
    readonly total: string
    /** Before a quoted name that the one who asks gives to itself, and nobody has checked. */
    readonly callsItself: string
    readonly paid: string
    readonly transaction: string
    /** Of members that go out with typed data, and that the signature does not cover. */
    readonly unsigned: string
  }
  /** In the quotation marks of the language: what somebody else wrote. */
  readonly quoted: (text: string) => string
  readonly nothing: string
  readonly atMost: (amount: string) => string
  readonly feeUnknown: string
  readonly paidBy: (app: string) => string
  readonly data: (bytes: number) => string
  readonly asBytes: string
  readonly noLimit: string
  readonly never: string
  readonly yes: string
  readonly no: string
  readonly items: (count: number) => string
  readonly showAll: (characters: string) => string
  /** Of a button that unfolds an address; `short` is what it shows. */
  readonly showAddress: (short: string) => string
  readonly readable: string
  readonly raw: string
  readonly showRaw: string
  readonly showReadable: string
  readonly copyRaw: string

  readonly notes: {
    readonly unlimited: NoteWords
    readonly unknownContract: NoteWords
    readonly noInterface: NoteWords
    /** `until` is a date; null for never. Some end with a full stop: put those within the sentence. */
    readonly farDeadline: (until: string | null) => NoteWords
    /** The account is the person's, not the contract. */
    readonly delegation: NoteWords
    readonly blind: NoteWords
    readonly hiddenCharacters: NoteWords
    /** The person is on `host`, which asks; the message logs in to `domain`. The danger is for the account at `domain`. */
    readonly signInOtherDomain: (domain: string, host: string) => NoteWords
    readonly signInOtherAccount: NoteWords
    readonly signInExpired: NoteWords
    readonly signInNotYet: NoteWords
    readonly otherNetwork: NoteWords
    /** Of the tokens whose earlier permission ends beside what is asked for. */
    readonly removesToo: (tokens: string) => NoteWords
    /** No node said what would come of it. */
    readonly notSimulated: NoteWords
    /** `reason` is quoted already. */
    readonly wouldFail: (reason: string | null) => NoteWords
    /** A message of 32 bytes, which a smart account takes as approved by its owner. */
    readonly hash: NoteWords
    readonly movesNothing: NoteWords
    /** A payment to an address that nobody can send from. */
    readonly lost: NoteWords
    /** An order that pays nothing to the person, or pays it to others. */
    readonly nothingBack: NoteWords
  }

  readonly close: string
  readonly copyDetails: string
  readonly noAnswer: EffectWords
  /** The kit has sent a transaction, and no node says whether it has it. */
  readonly unknownSend: EffectWords
  /** The kit has submitted a transaction, and no response says whether the service has it. */
  readonly unknownSubmit: EffectWords
  /** The request was not begun: it is unknown whether another transaction before was sent. */
  readonly earlierSend: EffectWords
  readonly notAllowed: EffectWords
  readonly needsOthers: EffectWords
  readonly failed: EffectWords
}

/** What came of a transaction, while it is sent and after. */
export type OutcomeWords = {
  readonly sending: string
  readonly sendingText: string
  readonly steps: readonly [string, string, string]
  readonly sent: string
  /** `network` is null when nobody named it. */
  readonly sentText: (network: string | null, seconds: number) => string
  /** Below what was paid. */
  readonly andFee: (fee: string) => string
  readonly done: string
  readonly explorer: string

  readonly revertedTransfer: string
  readonly revertedPermission: string
  readonly reverted: string
  /** The network had it, so it took its fee, null when nobody knows how much; `amount` is what did not move. */
  readonly feeLost: (amount: string | null, fee: string | null) => string
  readonly noFee: string
  readonly why: string
  readonly noReason: string
  readonly where: string
  readonly outermost: string
  /** The name of the list of contracts, for readers. */
  readonly chain: (steps: number) => string
  readonly panic: (code: string, meaning: string | null) => string
  /** What a contract stopped with, by its code like `0x11`. */
  readonly panics: Readonly<Record<string, string>>
  readonly stopped: string
  readonly selector: string
  readonly cause: string
  readonly log: string
  readonly units: (units: string) => string

  /** The title when another transaction of the account with the same nonce is in a block. */
  readonly replaced: string
  /** The same in a sentence, which calls the nonce a number. */
  readonly replacedText: string
  /** The network had the bytes, and no block can include them. */
  readonly notIncluded: string
}
