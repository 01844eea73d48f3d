/** External wallets: the list, what the wallet asks, and how that can end. */
export type WalletWords = {
  readonly title: string
  readonly text: string
  readonly list: string
  readonly looking: string
  readonly installed: string
  readonly ethereum: string
  readonly solana: string
  readonly search: string
  readonly noMatch: string
  readonly phone: string
  readonly usePhone: string
  readonly noneTitle: string
  readonly noneText: string
  readonly lookAgain: string
  /** Before and after the link to the email field. */
  readonly noWalletBefore: string
  readonly email: string
  readonly noWalletAfter: string
  readonly anotherMethod: string
  readonly openTitle: (wallet: string) => string
  readonly openText: (wallet: string) => string
  readonly connect: string
  readonly connected: string
  readonly sign: string
  readonly signText: string
  readonly showAgain: string
  readonly anotherWallet: string
  readonly scanTitle: string
  readonly scanText: string
  readonly qr: string
  readonly copyCode: string
  readonly rejectedTitle: (wallet: string) => string
  readonly rejectedText: string
  readonly lockedTitle: (wallet: string) => string
  readonly lockedText: (wallet: string) => string
  readonly networkTitle: (wallet: string) => string
  readonly networkText: string
  readonly vanishedTitle: (wallet: string) => string
  readonly vanishedText: string
  readonly failedTitle: (wallet: string) => string
  readonly failedText: string
  readonly conflictTitle: string
  readonly conflictText: (app: string) => string
}
