import type { WayIn } from '../../../core/actions/waysIn.ts'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { SentCode } from '../../../core/linking/addContact.ts'
import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'

/** What a person is in the middle of, in the list of login methods. */
export type LinkingStep =
  | { readonly at: 'list' }
  | { readonly at: 'removing'; readonly way: WayIn; readonly isBusy: boolean }
  /** Types an address. `current` is the one that it takes the place of. */
  | {
      readonly at: 'typing'
      readonly method: 'email' | 'sms'
      readonly current: WayIn | null
      readonly isBusy: boolean
      readonly error: string | null
    }
  | {
      readonly at: 'entering'
      readonly sent: SentCode
      readonly code: string
      readonly isBusy: boolean
      readonly error: string | null
    }
  /** Is asked elsewhere: by a provider, the browser or a wallet. */
  | { readonly at: 'asked'; readonly method: LoginMethod; readonly wallet: string | null }
  | { readonly at: 'choosingWallet'; readonly wallets: readonly WalletInfo[] }
