import type { WalletInfo } from './walletState.ts'

/** What can happen to a login by external wallet alone. */
export type WalletEvent =
  | {
      /** The list of wallets is there, or has changed. */
      readonly type: 'walletsFound'
      readonly wallets: readonly WalletInfo[]
    }
  | { readonly type: 'walletChosen'; readonly wallet: WalletInfo }
  | {
      /** A phone can scan this now. */
      readonly type: 'walletPairing'
      readonly pairingUri: string
    }
  | {
      /** The wallet has told its account. */
      readonly type: 'walletConnected'
      readonly account: string
    }
  | { readonly type: 'otherWalletRequested' }
