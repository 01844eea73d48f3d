import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { LoginMethod } from '../../config/loginMethod.ts'
import type { Session } from '../../session/session.ts'

/** What a passkey is asked for. */
export type PasskeyPurpose = 'logIn' | 'signUp'

/** The states of a login by passkey, and of the offer to save one after another login. */
export type PasskeyState =
  | {
      /** The browser's own prompt is up. */
      readonly at: 'askingPasskey'
      readonly purpose: PasskeyPurpose
    }
  | {
      readonly at: 'passkeyFailed'
      readonly purpose: PasskeyPurpose
      readonly error: AnyLatchkitError
    }
  | {
      /** Logged in; a passkey would spare the code next time. */
      readonly at: 'offeringPasskey'
      readonly session: Session
      readonly isNewUser: boolean
      /** The method that brought the session. */
      readonly method: LoginMethod
      readonly error: AnyLatchkitError | null
    }
  | {
      readonly at: 'savingPasskey'
      readonly session: Session
      readonly isNewUser: boolean
      readonly method: LoginMethod
    }
  | {
      readonly at: 'passkeySaved'
      readonly session: Session
      readonly isNewUser: boolean
      readonly method: LoginMethod
      readonly authenticatorId: string
      /** The name that it has now. */
      readonly name: string
    }
