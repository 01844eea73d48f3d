import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { LoginLink } from '../../wire/fields/loginFragment.ts'
import type { OtpType } from '../../wire/fields/otpType.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import type { Session } from '../session/session.ts'
import type { OauthState } from './oauth/oauthState.ts'
import type { PasskeyState } from './passkey/passkeyState.ts'
import type { WalletState } from './wallet/walletState.ts'

/** A code that has been sent and waits to be typed. */
export type CodeEntry = {
  readonly otpType: OtpType
  readonly contact: string
  readonly otpId: string
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  /** How long a code lives, and when this one ends (milliseconds). */
  readonly lifetimeMs: number
  readonly expiresAtMs: number
  /** From when on a new code may be asked for. */
  readonly resendAtMs: number
  /** How many times a new code was sent. */
  readonly resends: number
  /** True for the code of a login link, which nobody types. @default false */
  readonly isFromLink?: boolean
}

/** What the line under the code says. */
export type CodeNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'resent' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number | null }
  | {
      readonly kind: 'expired'
      /** True when the code works only in the browser that asked for it, and this is another one. @default false */
      readonly isElsewhere?: boolean
    }
  | { readonly kind: 'locked'; readonly retryAtMs: number }
  | { readonly kind: 'failed'; readonly error: AnyLatchkitError }

/** The whole login. Each state holds only its own data. */
export type LoginState =
  | { readonly at: 'idle' }
  | PasskeyState
  | OauthState
  | WalletState
  | {
      readonly at: 'choosing'
      /** What was typed before, kept when the person comes back. */
      readonly draft: string
      readonly error: AnyLatchkitError | null
    }
  | {
      /** A login link was opened. Its code is used once the person confirms the login. */
      readonly at: 'confirmingLink'
      readonly link: LoginLink
      /** True once the person has confirmed it. */
      readonly isConfirmed: boolean
    }
  | { readonly at: 'sendingCode'; readonly otpType: OtpType; readonly contact: string }
  | { readonly at: 'enteringCode'; readonly entry: CodeEntry; readonly notice: CodeNotice }
  | { readonly at: 'checkingCode'; readonly entry: CodeEntry; readonly code: string }
  | { readonly at: 'resendingCode'; readonly entry: CodeEntry }
  | {
      /** The code was right; shown for a moment before the login is done. */
      readonly at: 'accepted'
      readonly entry: CodeEntry
      readonly code: string
      readonly session: Session
      readonly isNewUser: boolean
    }
  | {
      readonly at: 'done'
      readonly session: Session
      readonly isNewUser: boolean
      /** The method that brought the session. */
      readonly method: LoginMethod
    }
  | {
      /** Something outside is in the way: offline, service down, wrong address, no configuration. */
      readonly at: 'blocked'
      readonly error: AnyLatchkitError
      /**
       * When it is tried again by itself (milliseconds since 1970). Null when no clock decides: with `NETWORK_FAILED` the
       * browser is offline and the login goes on when it is back; with anything else only the person can try again.
       */
      readonly retryAtMs: number | null
      /** How often it was tried by itself. */
      readonly retries: number
      /** Where the login goes on. */
      readonly resume: Exclude<LoginState, { at: 'blocked' }>
    }

/** How a login came to its end. */
export type DoneLogin = Pick<Extract<LoginState, { at: 'done' }>, 'isNewUser' | 'method'>
