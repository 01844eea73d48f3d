import type { LastLoginMethodError } from './account.ts'
import type {
  ActivityFailedError,
  ActivityNeedsConsensusError,
  ActivityRejectedError,
  ActivityUnknownError,
} from './activity.ts'
import { isBranded } from './base.ts'
import type { BundleRefusedError } from './bundle.ts'
import type { ChainRefusedError, ChainUnreachableError } from './chain.ts'
import type {
  ConfigNotFoundError,
  ConfigUnavailableError,
  MethodDisabledError,
  OptionInvalidError,
  OriginNotAllowedError,
  ProviderMissingError,
} from './config.ts'
import type { ConfirmationFailedError, ConfirmationMissingError } from './confirmation.ts'
import type {
  HttpStatusError,
  InvalidResponseError,
  RateLimitedError,
  RequestAbortedError,
  RequestForbiddenError,
  RequestInvalidError,
  RequestTimedOutError,
  StampRefusedError,
} from './http.ts'
import type { KeyMissingError, KeyStoreUnavailableError } from './keys.ts'
import type { NetworkFailedError } from './network.ts'
import type {
  CredentialConflictError,
  InAppBrowserError,
  OauthDeniedError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupBlockedError,
  PopupClosedError,
  ProviderNotVerifiedError,
} from './oauth.ts'
import type {
  AddressNotVerifiedError,
  ContactInvalidError,
  DeliveryFailedError,
  OtpAttemptsExceededError,
  OtpCodeInvalidError,
  OtpExpiredError,
  OtpSendsExceededError,
  PhoneCountryError,
  VerificationRefusedError,
} from './otp.ts'
import type {
  PasskeyCancelledError,
  PasskeyDomainInvalidError,
  PasskeyExistsError,
  PasskeyNoneFoundError,
  PasskeyUnsupportedError,
} from './passkey.ts'
import type {
  AppProofInvalidError,
  AppProofMismatchError,
  BootProofInvalidError,
  BootProofUntrustedError,
} from './proof.ts'
import type { SessionExpiredError, SessionMissingError, SessionRefusedError } from './session.ts'
import type { SignRequestInvalidError } from './signing.ts'
import type { TransactionFailedError } from './transaction.ts'
import type {
  WalletFailedError,
  WalletLockedError,
  WalletRejectedError,
  WalletVanishedError,
  WalletWrongNetworkError,
} from './wallet.ts'

/** Every error of Latchkit: `switch (error.code)` narrows to the class. */
export type AnyLatchkitError =
  | ProviderMissingError
  | OptionInvalidError
  | ConfigUnavailableError
  | ConfigNotFoundError
  | OriginNotAllowedError
  | MethodDisabledError
  | NetworkFailedError
  | RequestTimedOutError
  | RequestAbortedError
  | HttpStatusError
  | InvalidResponseError
  | RateLimitedError
  | RequestInvalidError
  | StampRefusedError
  | RequestForbiddenError
  | ContactInvalidError
  | PhoneCountryError
  | OtpCodeInvalidError
  | OtpExpiredError
  | OtpAttemptsExceededError
  | OtpSendsExceededError
  | DeliveryFailedError
  | AddressNotVerifiedError
  | VerificationRefusedError
  | PopupBlockedError
  | PopupClosedError
  | OauthDeniedError
  | OauthStateMismatchError
  | InAppBrowserError
  | OauthFailedError
  | ProviderNotVerifiedError
  | CredentialConflictError
  | PasskeyCancelledError
  | PasskeyNoneFoundError
  | PasskeyUnsupportedError
  | PasskeyDomainInvalidError
  | PasskeyExistsError
  | LastLoginMethodError
  | BundleRefusedError
  | WalletRejectedError
  | WalletLockedError
  | WalletWrongNetworkError
  | WalletVanishedError
  | WalletFailedError
  | SessionMissingError
  | SessionExpiredError
  | SessionRefusedError
  | KeyMissingError
  | KeyStoreUnavailableError
  | ActivityFailedError
  | ActivityRejectedError
  | ActivityUnknownError
  | ActivityNeedsConsensusError
  | AppProofInvalidError
  | AppProofMismatchError
  | BootProofInvalidError
  | BootProofUntrustedError
  | ConfirmationFailedError
  | ConfirmationMissingError
  | SignRequestInvalidError
  | TransactionFailedError
  | ChainUnreachableError
  | ChainRefusedError

/** Every code that an error of Latchkit can carry. */
export type LatchkitErrorCode = AnyLatchkitError['code']

/**
 * True for an error of Latchkit, of one code when a code is given. Holds across two copies of the package.
 *
 * @example
 * if (isLatchkitError(error, 'OTP_EXPIRED')) showResend()
 */
export function isLatchkitError(error: unknown): error is AnyLatchkitError
export function isLatchkitError<C extends LatchkitErrorCode>(
  error: unknown,
  code: C,
): error is Extract<AnyLatchkitError, { code: C }>
export function isLatchkitError(error: unknown, code?: LatchkitErrorCode): boolean {
  return isBranded(error) && (code === undefined || error.code === code)
}
