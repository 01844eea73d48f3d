import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { SocialProvider } from '../../config/loginMethod.ts'

/** What can happen to a social login alone. */
export type OauthEvent =
  | { readonly type: 'providerShown' }
  | { readonly type: 'windowRequested' }
  /** The person goes on in this tab, where no window opens. */
  | { readonly type: 'tabRequested' }
  | { readonly type: 'providerAnswered' }
  | { readonly type: 'accountFound'; readonly contact: string | null }
  /** The person came back from the provider in this tab: the login goes on where it left. */
  | { readonly type: 'providerReturned'; readonly provider: SocialProvider }
  /** Somebody came back with an answer to no question of ours. */
  | { readonly type: 'returnRefused'; readonly error: AnyLatchkitError }
