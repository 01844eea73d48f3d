import * as v from 'valibot'
import type { AnyLatchkitError } from '../../errors/anyError.ts'
import {
  ConfigNotFoundError,
  MethodDisabledError,
  OriginNotAllowedError,
} from '../../errors/config.ts'
import {
  HttpStatusError,
  RateLimitedError,
  RequestForbiddenError,
  RequestInvalidError,
  StampRefusedError,
} from '../../errors/http.ts'
import { CredentialConflictError, ProviderNotVerifiedError } from '../../errors/oauth.ts'
import {
  AddressNotVerifiedError,
  ContactInvalidError,
  DeliveryFailedError,
  OtpAttemptsExceededError,
  OtpCodeInvalidError,
  OtpExpiredError,
  OtpSendsExceededError,
  PhoneCountryError,
  VerificationRefusedError,
} from '../../errors/otp.ts'
import { SessionExpiredError } from '../../errors/session.ts'
import { redact } from '../../lib/redact.ts'
import { errorBody } from '../../wire/errorBody.ts'
import type { WireErrorCode } from '../../wire/errorCode.ts'

/** What a refusal says, with secrets cut out and units converted. */
type Reply = {
  readonly status: number
  readonly wireCode: string | undefined
  readonly details: string | undefined
  readonly attemptsLeft: number | undefined
  readonly retryAfterMs: number | undefined
}

/** What is not here has no class of its own: `HttpStatusError` names it in `wireCode`. */
const classByWireCode = {
  REQUEST_INVALID: RequestInvalidError,
  JSON_INVALID: RequestInvalidError,
  CONTENT_TYPE_UNSUPPORTED: RequestInvalidError,
  BODY_TOO_LARGE: RequestInvalidError,
  INVALID_TIME: RequestInvalidError,
  ORGANIZATION_MISMATCH: RequestInvalidError,
  RATE_LIMIT_EXCEEDED: RateLimitedError,
  SIGNATURE_MISSING: StampRefusedError,
  STAMP_MALFORMED: StampRefusedError,
  SIGNATURE_INVALID: StampRefusedError,
  PUBLIC_KEY_NOT_FOUND: SessionExpiredError,
  API_KEY_EXPIRED: SessionExpiredError,
  REQUEST_NOT_AUTHORIZED: RequestForbiddenError,
  CREDENTIAL_CONFLICT: CredentialConflictError,
  INVALID_EMAIL: ContactInvalidError,
  INVALID_PHONE_NUMBER: ContactInvalidError,
  PHONE_COUNTRY_NOT_ALLOWED: PhoneCountryError,
  OTP_CODE_INVALID: OtpCodeInvalidError,
  OTP_EXPIRED: OtpExpiredError,
  OTP_ATTEMPTS_EXCEEDED: OtpAttemptsExceededError,
  OTP_SENDS_EXCEEDED: OtpSendsExceededError,
  ADDRESS_NOT_VERIFIED: AddressNotVerifiedError,
  PROVIDER_NOT_VERIFIED: ProviderNotVerifiedError,
  DELIVERY_FAILED: DeliveryFailedError,
  VERIFICATION_TOKEN_INVALID: VerificationRefusedError,
  VERIFICATION_TOKEN_USED: VerificationRefusedError,
  OIDC_TOKEN_INVALID: VerificationRefusedError,
  OAUTH_CODE_INVALID: VerificationRefusedError,
  CLIENT_SIGNATURE_INVALID: VerificationRefusedError,
  CONFIG_NOT_FOUND: ConfigNotFoundError,
  ORIGIN_NOT_ALLOWED: OriginNotAllowedError,
  METHOD_DISABLED: MethodDisabledError,
} satisfies { readonly [Code in WireErrorCode]?: new (reply: Reply) => AnyLatchkitError }

/**
 * The class for a refusal of the service.
 *
 * The name in `details[0].turnkeyErrorCode` decides, never the text. A name from a newer service, and a reply without one,
 * become `HttpStatusError`.
 *
 * @param body - the parsed reply; undefined when it was not JSON.
 */
export function errorFromReply(status: number, body: unknown): AnyLatchkitError {
  const parsed = v.safeParse(errorBody, body)
  const detail = parsed.success ? parsed.output.details[0] : undefined
  const seconds = detail?.retryAfterSeconds
  const reply: Reply = {
    status,
    wireCode: detail?.turnkeyErrorCode,
    details: parsed.success ? redact(parsed.output.message) : undefined,
    attemptsLeft: detail?.attemptsLeft,
    retryAfterMs: seconds === undefined ? undefined : seconds * 1000,
  }
  const { wireCode } = reply
  return new (hasClass(wireCode) ? classByWireCode[wireCode] : HttpStatusError)(reply)
}

function hasClass(name: string | undefined): name is keyof typeof classByWireCode {
  return name !== undefined && Object.hasOwn(classByWireCode, name)
}
