/** A headline, which names what happens, and the line below it, which says whether money moves. */
type EffectWords = { readonly headline: string; readonly line: string }

/** The first words of a note, which stand out, and the rest of it. */
export type NoteWords = { readonly lead: string; readonly text: string }

/**
 * The confirmation of a request to sign. Names that come from outside are given as they are to be shown: nothing in them is
 * hidden, and they are short.
 */
export type SigningWords = {
  readonly reading: string
  /** Among several that wait: the first of two. */
  readonly place: (position: number, count: number) => string
  readonly decline: string
  /** Said when the confirmation was closed by a no. */
  readonly declined: string
  readonly sign: string
  readonly signPermission: string
  readonly send: string
  readonly signAnyway: string
  readonly sendAnyway: string
  readonly signing: string

  readonly message: EffectWords
  readonly signIn: (domain: string) => EffectWords
  readonly permission: (spender: string, amount: string) => EffectWords
  /** Given by a transaction, which costs its fee now. */
  readonly permissionNow: (spender: string, amount: string) => EffectWords
  /** `until` is a date; null for no end. */
  readonly unlimited: (spender: string, tokens: string, until: string | null) => EffectWords
  readonly typedData: (type: string, domain: string | null) => EffectWords
  readonly transfer: (amount: string, to: string) => string
  readonly call: (functionName: string, to: string) => string
  readonly deployment: string
  readonly unreadableCall: (isSent: boolean) => EffectWords
  readonly delegation: (to: string, isOnEveryChain: boolean) => EffectWords
  readonly delegationEnds: EffectWords
  readonly blind: EffectWords
  /** When money leaves the wallet, where the headline does not decide it. */
  readonly money: Readonly<Record<'never' | 'later' | 'now' | 'unknown', string>>

  readonly unknownContract: string
  readonly unknownAddress: string
  /** An account for tokens on Solana, when it cannot be read. */
  readonly unknownHolder: string
  /** The first, inside of a sentence. */
  readonly anUnknownContract: string
  readonly unknownToken: string
  readonly yourself: string
  readonly knownContract: string

  readonly rows: Readonly<
    Record<
      | 'with'
      | 'from'
      | 'to'
      | 'contract'
      | 'calls'
      | 'pay'
      | 'fee'
      | 'total'
      | 'paid'
      | 'transaction'
      /** Of members that go out with typed data, and that the signature does not cover. */
      | 'unsigned',
      string
    >
  >
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
    /** `distance` is like `in 31 days`; null for never. */
    readonly farDeadline: (distance: string | null) => NoteWords
    readonly delegation: NoteWords
    readonly blind: NoteWords
    readonly hiddenCharacters: NoteWords
    readonly signInOtherDomain: (domain: string, host: string) => NoteWords
    readonly signInOtherAccount: NoteWords
    readonly signInExpired: NoteWords
    readonly signInNotYet: NoteWords
    readonly otherNetwork: NoteWords
    readonly wouldFail: (reason: string | null) => NoteWords
  }

  readonly close: string
  readonly copyDetails: string
  readonly noAnswer: EffectWords
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
