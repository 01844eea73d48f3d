import type { AnyLatchkitError } from '../../../errors/anyError.ts'

/** A wallet that announced itself. All of it is what the wallet says, and untrusted. */
export type WalletInfo = {
  /** Names it within this page, and on this device as long as it calls itself the same. */
  readonly id: string
  /** Short and on one line; empty for the phone wallet of the app, which has no name of its own. */
  readonly name: string
  /** A `data:image/…` or https address that may stand in an image; null when what it gave may not. */
  readonly icon: string | null
  readonly chain: 'ethereum' | 'solana'
  /** `phone`: in another device, reached over the provider that the app hands over. */
  readonly kind: 'installed' | 'phone'
  /** Whether it was the one that logged in last on this device. */
  readonly isLastUsed: boolean
}

/** The states of a login by external wallet. */
export type WalletState =
  | {
      readonly at: 'choosingWallet'
      readonly wallets: readonly WalletInfo[]
      /** True for the moment in which wallets may still announce themselves. */
      readonly isLooking: boolean
    }
  | {
      /** The wallet's own window asks: first for the account, then for the signature. */
      readonly at: 'connectingWallet'
      readonly wallet: WalletInfo
      /** The address of the account; null until the wallet has told it. */
      readonly account: string | null
      /** What a phone has to scan; null for installed wallets, and until there is such a text. */
      readonly pairingUri: string | null
    }
  | {
      readonly at: 'walletFailed'
      readonly wallet: WalletInfo
      readonly error: AnyLatchkitError
    }
