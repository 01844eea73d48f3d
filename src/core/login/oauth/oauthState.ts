import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { SocialProvider } from '../../config/loginMethod.ts'

/** The states of a social login. */
export type OauthState =
  | {
      /** The window is open and empty; the address is being made. */
      readonly at: 'openingProvider'
      readonly provider: SocialProvider
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
      readonly provider: SocialProvider
      readonly error: AnyLatchkitError
    }
