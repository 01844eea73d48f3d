import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { composeOtpMessage } from '../../delivery/composeOtpMessage.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import { OTP_LIFETIME } from '../otp/endedOtps.ts'
import { issueOtp } from '../otp/issueOtp.ts'
import { messageOptions } from '../otp/messageOptions.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import { requireSmsCountry } from '../otp/smsCountries.ts'
import type { CallContext } from '../requireCaller.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/** Ours: nine characters of Crockford's base 32. */
const DEFAULT_CODE_LENGTH = 9

/** Sends a one-time code; the same answer whether or not the address has an account. */
export const initOtp: ActivityHandler<SubmitEndpoints['initOtp'], CallContext> = async (
  parameters,
  context,
) => {
  const { parts, organizationId, nowMs } = context
  await requireTopLevel(context)
  const { otpType, appName } = parameters
  requireName(appName, 'parameters.appName')
  const contact = await normalizeContact(otpType, parameters.contact)
  await requireSmsCountry(parts, otpType, contact)
  const options = messageOptions(parts, parameters)
  const expiresInSeconds = lifetimeSeconds(parameters.expirationSeconds, OTP_LIFETIME)
  return issueOtp(parts, {
    organizationId,
    otpType,
    contact,
    userIdentifier: parameters.userIdentifier,
    codeLength: parameters.otpLength ?? DEFAULT_CODE_LENGTH,
    isAlphanumeric: parameters.alphanumeric ?? true,
    lifetimeMs: expiresInSeconds * 1000,
    nowMs,
    door: parameters.door,
    compose: ({ otpId, code }) =>
      composeOtpMessage({
        ...{ otpType, contact, otpId, code, appName, expiresInSeconds, nowMs },
        ...options,
      }),
  })
}
