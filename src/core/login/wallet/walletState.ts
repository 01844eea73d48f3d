import type { AnyLatchkitError } from '../../../errors/anyError.ts'

/** A wallet that announced itself. All of it is what the wallet says, and untrusted. */
export type WalletInfo = {
  readonly id: string
  readonly name: string
  /** A `data:image/…` or https address that may stand in an image; null when what it gave may not. */
  readonly icon: string | null
  readonly chain: 'ethereum' | 'solana'
}

/** The states of a login by external wallet. */
export type WalletState =
  | { readonly at: 'choosingWallet'; readonly wallets: readonly WalletInfo[] }
  | {
      /** The wallet's own window asks: first for the account, then for the signature. */
      readonly at: 'connectingWallet'
      readonly wallet: WalletInfo
      readonly step: 'account' | 'signature'
    }
  | {
      readonly at: 'walletFailed'
      readonly wallet: WalletInfo
      readonly error: AnyLatchkitError
    }
