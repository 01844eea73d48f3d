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
import { CredentialConflictError } from '../../errors/oauth.ts'
import {
  ContactInvalidError,
  DeliveryFailedError,
  OtpAttemptsExceededError,
  OtpCodeInvalidError,
  OtpExpiredError,
  OtpSendsExceededError,
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

const statusError = (reply: Reply) => new HttpStatusError(reply)
const requestInvalid = ({ details }: Reply) => new RequestInvalidError({ details })
const stampRefused = ({ details }: Reply) => new StampRefusedError({ details })
const sessionExpired = ({ details }: Reply) => new SessionExpiredError({ details })
const contactInvalid = ({ details }: Reply) => new ContactInvalidError({ details })
const verificationRefused = ({ details }: Reply) => new VerificationRefusedError({ details })

const errorByWireCode: Record<WireErrorCode, (reply: Reply) => AnyLatchkitError> = {
  REQUEST_INVALID: requestInvalid,
  JSON_INVALID: requestInvalid,
  CONTENT_TYPE_UNSUPPORTED: requestInvalid,
  BODY_TOO_LARGE: requestInvalid,
  INVALID_TIME: requestInvalid,
  ORGANIZATION_MISMATCH: requestInvalid,
  PATH_NOT_FOUND: statusError,
  METHOD_NOT_ALLOWED: statusError,
  INTERNAL: statusError,
  UNAVAILABLE: statusError,
  RATE_LIMIT_EXCEEDED: (reply) => new RateLimitedError(reply),
  SIGNATURE_MISSING: stampRefused,
  STAMP_MALFORMED: stampRefused,
  SIGNATURE_INVALID: stampRefused,
  PUBLIC_KEY_NOT_FOUND: sessionExpired,
  CREDENTIAL_NOT_FOUND: statusError,
  API_KEY_EXPIRED: sessionExpired,
  REQUEST_NOT_AUTHORIZED: ({ details }) => new RequestForbiddenError({ details }),
  CREDENTIAL_CONFLICT: ({ details }) => new CredentialConflictError({ details }),
  ORGANIZATION_NOT_FOUND: statusError,
  USER_NOT_FOUND: statusError,
  AUTHENTICATOR_NOT_FOUND: statusError,
  API_KEY_NOT_FOUND: statusError,
  ACTIVITY_NOT_FOUND: statusError,
  INVALID_EMAIL: contactInvalid,
  INVALID_PHONE_NUMBER: contactInvalid,
  OTP_CODE_INVALID: (reply) => new OtpCodeInvalidError(reply),
  OTP_EXPIRED: ({ details }) => new OtpExpiredError({ details }),
  OTP_ATTEMPTS_EXCEEDED: (reply) => new OtpAttemptsExceededError(reply),
  OTP_SENDS_EXCEEDED: (reply) => new OtpSendsExceededError(reply),
  DELIVERY_FAILED: ({ details }) => new DeliveryFailedError({ details }),
  VERIFICATION_TOKEN_INVALID: verificationRefused,
  VERIFICATION_TOKEN_USED: verificationRefused,
  OIDC_TOKEN_INVALID: verificationRefused,
  OAUTH_CODE_INVALID: verificationRefused,
  OAUTH_PROVIDER_NOT_FOUND: statusError,
  CLIENT_SIGNATURE_INVALID: verificationRefused,
  PASSKEY_INVALID: statusError,
  CONFIG_NOT_FOUND: ({ details }) => new ConfigNotFoundError({ details }),
  ORIGIN_NOT_ALLOWED: ({ details }) => new OriginNotAllowedError({ details }),
  METHOD_DISABLED: ({ details }) => new MethodDisabledError({ details }),
}

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
  const make = isWireErrorCode(reply.wireCode) ? errorByWireCode[reply.wireCode] : statusError
  return make(reply)
}

function isWireErrorCode(name: string | undefined): name is WireErrorCode {
  return name !== undefined && Object.hasOwn(errorByWireCode, name)
}
