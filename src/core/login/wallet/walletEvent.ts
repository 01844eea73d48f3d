import type { WalletInfo } from './walletState.ts'

/** What can happen to a login by external wallet alone. */
export type WalletEvent =
  | { readonly type: 'walletsFound'; readonly wallets: readonly WalletInfo[] }
  | { readonly type: 'walletChosen'; readonly wallet: WalletInfo }
  | { readonly type: 'walletConnected' }
  | { readonly type: 'otherWalletRequested' }
