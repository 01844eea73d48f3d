import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { LoginLink } from '../../wire/fields/loginFragment.ts'
import type { OtpType } from '../../wire/fields/otpType.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import type { Session } from '../session/session.ts'
import type { CodeEntry } from './loginState.ts'
import type { OauthEvent } from './oauth/oauthEvent.ts'
import type { PasskeyEvent } from './passkey/passkeyEvent.ts'
import type { WalletEvent } from './wallet/walletEvent.ts'

/** Everything that can happen to a login: what the person did, and what the world answered. */
export type LoginEvent =
  | { readonly type: 'started' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'contactSubmitted'; readonly otpType: OtpType; readonly contact: string }
  | { readonly type: 'contactRefused'; readonly draft: string; readonly error: AnyLatchkitError }
  | { readonly type: 'codeSent'; readonly entry: CodeEntry }
  | { readonly type: 'linkFound'; readonly link: LoginLink }
  | { readonly type: 'linkConfirmed' }
  | { readonly type: 'linkOpened'; readonly entry: CodeEntry; readonly code: string }
  | { readonly type: 'codeSubmitted'; readonly code: string }
  | { readonly type: 'resendRequested'; readonly nowMs: number }
  | { readonly type: 'contactChangeRequested' }
  | { readonly type: 'codeAccepted'; readonly session: Session; readonly isNewUser: boolean }
  | {
      /** The right code was shown for a moment. */
      readonly type: 'acceptanceShown'
      /** Whether to offer a passkey before the login is done. */
      readonly offersPasskey: boolean
    }
  | PasskeyEvent
  | OauthEvent
  | WalletEvent
  | { readonly type: 'methodChosen'; readonly method: LoginMethod }
  | { readonly type: 'backRequested' }
  | {
      /** A login that needs no code has brought a session. */
      readonly type: 'loggedIn'
      readonly session: Session
      readonly isNewUser: boolean
      readonly offersPasskey: boolean
    }
  | {
      readonly type: 'failed'
      readonly error: AnyLatchkitError
      readonly nowMs: number
      /** Whether the browser believes that it has a connection. */
      readonly isOnline: boolean
      /** How often the same work was already tried again by itself. */
      readonly retries: number
    }
  | { readonly type: 'retryRequested' }
