import type { SocialProvider } from '../../config/loginMethod.ts'

/** What can happen to a social login alone. */
export type OauthEvent =
  | { readonly type: 'providerShown' }
  | { readonly type: 'windowRefused' }
  | { readonly type: 'windowRequested' }
  | { readonly type: 'providerAnswered' }
  /** The person came back from the provider in this tab: the login goes on where it left. */
  | { readonly type: 'providerReturned'; readonly provider: SocialProvider }
