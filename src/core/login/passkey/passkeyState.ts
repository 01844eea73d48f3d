import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { LoginMethod } from '../../config/loginMethod.ts'
import type { Session } from '../../session/session.ts'

/**
 * What a passkey is asked for.
 *
 * `logIn` looks on this device; `logInAnywhere` opens the browser's whole prompt, and `logInByPhone` begins it with a phone.
 */
export type PasskeyPurpose = 'logIn' | 'logInAnywhere' | 'logInByPhone' | 'signUp'

/** What is known once a login by another method has succeeded. */
type Succeeded = {
  readonly session: Session
  readonly isNewUser: boolean
  /** The method that brought the session. */
  readonly method: LoginMethod
}

/** The passkey that was saved, and the name that it has now. */
type Saved = { readonly authenticatorId: string; readonly name: string }

/** The states of a login by passkey, and of the offer to save one after another login. */
export type PasskeyState =
  | {
      /** The browser's own prompt is up. */
      readonly at: 'askingPasskey'
      readonly purpose: PasskeyPurpose
    }
  | {
      /** The prompt was answered; the session is being made. */
      readonly at: 'finishingPasskey'
      readonly purpose: PasskeyPurpose
    }
  | {
      readonly at: 'passkeyFailed'
      readonly purpose: PasskeyPurpose
      readonly error: AnyLatchkitError
    }
  /** Logged in; a passkey would spare the code next time. `error` tells why saving one did not work out. */
  | ({ readonly at: 'offeringPasskey'; readonly error: AnyLatchkitError | null } & Succeeded)
  | ({ readonly at: 'savingPasskey' } & Succeeded)
  /** `error` tells why the name that was typed could not be kept. */
  | ({ readonly at: 'passkeySaved'; readonly error: AnyLatchkitError | null } & Succeeded & Saved)
  | ({ readonly at: 'namingPasskey'; readonly newName: string } & Succeeded & Saved)
