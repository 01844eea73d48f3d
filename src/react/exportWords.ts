/** A recovery phrase or a private key leaves the account. */
export type ExportWords = {
  readonly title: string
  /** The wallet's name stands between this and `textAfter`. */
  readonly textBefore: string
  readonly textAfter: string
  readonly anyone: string
  readonly never: (app: string) => string
  readonly screen: string
  readonly keyTitle: string
  readonly keyBefore: string
  readonly keyAfter: string
  /** The same for a key that is no wallet's: its name stands between these two. */
  readonly ownKeyBefore: string
  readonly ownKeyAfter: string
  readonly anyoneKey: string
  readonly neverKey: (app: string) => string
  /** The label of the list of accounts whose key it can be. */
  readonly account: string
  readonly keyInstead: string
  readonly phraseInstead: string

  readonly confirm: string
  readonly confirming: string
  readonly sendCode: (contact: string) => string
  readonly sendingCode: string
  readonly sentTo: (contact: string) => string
  readonly noWay: string
  readonly cancel: string
  readonly promptClosed: string
  readonly noPasskeyHere: string
  readonly codeExpired: string
  readonly refused: string
  readonly failed: string

  readonly phraseTitle: string
  readonly phraseText: string
  readonly show: string
  readonly shownText: string
  /** What readers call the list. */
  readonly list: (count: number) => string
  readonly keyShownTitle: string
  readonly keyCoveredText: string
  readonly showKey: string
  readonly keyShownText: string
  readonly hidesIn: (time: string) => string
  readonly hideNow: string
  readonly hidden: string
  readonly done: string
  readonly keyDone: string
  readonly copy: string
  readonly copied: string
}

/** A recovery phrase or a private key comes into the account. */
export type ImportWords = {
  readonly title: string
  readonly text: string
  /** What readers call the fields. */
  readonly list: string
  readonly word: (number: number) => string
  readonly unknown: (number: number, word: string) => string
  /** Before and after the word that it may be, which is a button. */
  readonly didYouMeanBefore: string
  readonly didYouMeanAfter: string
  readonly useWord: (word: string) => string
  /** The words are none of the English list, which is the only one that is taken here. */
  readonly otherLanguage: string
  readonly missing: string
  readonly doNotFit: string
  readonly import: string
  readonly importing: string
  readonly imported: string
  readonly keyInstead: string
  /** What the wallet and the key are called. */
  readonly walletName: string
  readonly keyName: string
  readonly keyTitle: string
  readonly keyText: string
  readonly keyLabel: string
  readonly keyHint: string
  /** Once the text is a key: which chain it is for. */
  readonly keyFor: (chain: string) => string
  readonly badKey: string
  /** What is wrong with it while it is typed. */
  readonly keyLetters: string
  /** `whole` is how many it has to have, like `64`, or `87 or 88`. */
  readonly keyLength: (chain: string, whole: string, count: number) => string
  readonly keyAddress: (chain: string) => string
  readonly keyHalves: string
  /** A character was mistyped, left out or added: the form of the key has a checksum. */
  readonly keyChecksum: (chain: string) => string
  /** A key of the chain, of a kind that no account here has. */
  readonly keyUnsupported: (chain: string) => string
  readonly keyRange: (chain: string) => string
  readonly importKey: string
  readonly keyImported: string
  readonly phraseInstead: string
  readonly refused: string
  readonly failed: string
}
