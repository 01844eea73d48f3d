export { LastLoginMethodError } from './account.ts'
export {
  ActivityFailedError,
  ActivityNeedsConsensusError,
  ActivityRejectedError,
  ActivityUnknownError,
} from './activity.ts'
export { type AnyLatchkitError, isLatchkitError, type LatchkitErrorCode } from './anyError.ts'
export { LatchkitError } from './base.ts'
export { BundleRefusedError } from './bundle.ts'
export { ChainRefusedError, ChainUnreachableError } from './chain.ts'
export {
  ConfigNotFoundError,
  ConfigUnavailableError,
  MethodDisabledError,
  OptionInvalidError,
  OriginNotAllowedError,
  ProviderMissingError,
} from './config.ts'
export { ConfirmationFailedError, ConfirmationMissingError } from './confirmation.ts'
export {
  HttpStatusError,
  InvalidResponseError,
  RateLimitedError,
  RequestAbortedError,
  RequestForbiddenError,
  RequestInvalidError,
  RequestTimedOutError,
  StampRefusedError,
} from './http.ts'
export { KeyMissingError, KeyStoreUnavailableError } from './keys.ts'
export { NetworkFailedError } from './network.ts'
export {
  CredentialConflictError,
  InAppBrowserError,
  OauthDeniedError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupBlockedError,
  PopupClosedError,
  ProviderNotVerifiedError,
} from './oauth.ts'
export {
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
export {
  PasskeyCancelledError,
  PasskeyDomainInvalidError,
  PasskeyExistsError,
  PasskeyNoneFoundError,
  PasskeyUnsupportedError,
} from './passkey.ts'
export {
  AppProofInvalidError,
  AppProofMismatchError,
  BootProofInvalidError,
  BootProofUntrustedError,
} from './proof.ts'
export { SessionExpiredError, SessionMissingError, SessionRefusedError } from './session.ts'
export { SignRequestInvalidError } from './signing.ts'
export { TransactionFailedError } from './transaction.ts'
export {
  WalletFailedError,
  WalletLockedError,
  WalletRejectedError,
  WalletVanishedError,
  WalletWrongNetworkError,
} from './wallet.ts'
