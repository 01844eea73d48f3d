/** Sending from the account. */
export type SendingWords = {
  readonly send: string
  readonly text: string
  readonly network: string
  readonly asset: string
  readonly to: string
  readonly toHint: (name: string) => string
  readonly amount: string
  readonly review: string
  readonly reviewing: string
  /** What is wrong with an address. */
  readonly address: string
  readonly solanaAddress: string
  readonly checksum: string
  readonly nobody: string
  readonly own: string
  /** @param example - an amount as people write it here. */
  readonly amountWrong: (example: string) => string
  readonly failed: string
  readonly noNetwork: string
}
