import type { LatchkitErrorCode } from '../errors/anyError.ts'
import type { LoginMethod } from './config/loginMethod.ts'
import type { Persistence } from './keys/keyStore.ts'
import type { LoggedOutReason } from './session/session.ts'
import type { AddressProof } from './wallet/proof/addressProof.ts'

/** Something that happened in the kit. Holds no address, no code, no token, no key and no id of a person. */
export type KitEvent =
  | { readonly type: 'loginOpened' }
  | { readonly type: 'loginCancelled' }
  | { readonly type: 'codeSent'; readonly method: LoginMethod; readonly resends: number }
  | { readonly type: 'codeRefused'; readonly code: LatchkitErrorCode }
  /** A login by a method that needs no code did not go on: refused, closed, or not possible here. */
  | {
      readonly type: 'methodFailed'
      readonly method: LoginMethod
      readonly code: LatchkitErrorCode
    }
  | { readonly type: 'loginBlocked'; readonly code: LatchkitErrorCode; readonly retries: number }
  | { readonly type: 'loggedIn'; readonly method: LoginMethod; readonly isNewUser: boolean }
  /** The wallet of a sign-up was checked: the worst that was found of any of its addresses. */
  | { readonly type: 'addressesChecked'; readonly outcome: AddressProof['at'] }
  /** A login link was opened while somebody was logged in. Its code was not used, and the session stays. */
  | { readonly type: 'loginLinkIgnored' }
  | { readonly type: 'sessionRestored'; readonly persistence: Persistence }
  | { readonly type: 'sessionRefreshed' }
  | { readonly type: 'sessionExpired' }
  | { readonly type: 'loggedOut'; readonly reason: LoggedOutReason }
