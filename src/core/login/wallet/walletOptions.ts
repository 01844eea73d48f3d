/**
 * A provider for wallets in phones (EIP-1193), for example WalletConnect's.
 *
 * It tells what to scan with the event `display_uri`. One that has `connect` is connected by it, any other by asking for
 * the accounts.
 */
export type PhoneWalletProvider = {
  readonly request: (request: never) => Promise<unknown>
  readonly on: (event: never, listener: never) => unknown
}

/** How external wallets log in. */
export type WalletOptions = {
  /**
   * Makes the provider for wallets in phones; called when a person chooses the phone wallet. Without it there is no such
   * row: which provider that is, and what it weighs and costs, is the app's choice.
   */
  readonly phone?: (() => PhoneWalletProvider | Promise<PhoneWalletProvider>) | undefined
}
