import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { SocialProvider } from '../../config/loginMethod.ts'

/** The states of a social login. */
export type OauthState =
  | {
      /** The address is being made; the window is open and empty. */
      readonly at: 'openingProvider'
      readonly provider: SocialProvider
      /** True when the person chose to go on in this tab, without a window. */
      readonly inTab: boolean
    }
  | {
      /** The person is in the provider's window. */
      readonly at: 'waitingForProvider'
      readonly provider: SocialProvider
    }
  | {
      /** The browser opened no window: the person opens it, or goes on in this tab. */
      readonly at: 'popupBlocked'
      readonly provider: SocialProvider
    }
  | {
      /** The provider has answered; the session is being made. */
      readonly at: 'finishingProvider'
      readonly provider: SocialProvider
    }
  | {
      /** Closed, refused, not started here, or no window can work in this app's browser. */
      readonly at: 'providerFailed'
      /** Null for a return that belongs to no login of this page. */
      readonly provider: SocialProvider | null
      readonly error: AnyLatchkitError
    }
  | {
      /** The address that the provider vouches for has an account already, with another way to log in. */
      readonly at: 'accountExists'
      readonly provider: SocialProvider
      /** The email address; null when the provider did not say. */
      readonly contact: string | null
    }
