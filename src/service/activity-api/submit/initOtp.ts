import { DASHBOARD_DOOR } from '../../../wire/fields/door.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { composeOtpMessage } from '../../delivery/composeOtpMessage.ts'
import type { Delivery } from '../../delivery/delivery.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import { OTP_LIFETIME } from '../otp/endedOtps.ts'
import { hasMember } from '../otp/hasMember.ts'
import { issueOtp } from '../otp/issueOtp.ts'
import { messageOptions } from '../otp/messageOptions.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import { requireSmsCountry } from '../otp/smsCountries.ts'
import type { CallContext } from '../requireCaller.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/** Ours: nine characters of Crockford's base 32. */
const DEFAULT_CODE_LENGTH = 9

/** The dashboard does not tell who is a member: a code is made and counted, and nobody hears of it. */
const SILENT: Delivery = { send: () => Promise.resolve() }

/**
 * Sends a one-time code; the same answer whether or not the address has an account.
 *
 * Ours: at the door of the dashboard only users of the organization itself are sent one.
 */
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
  const isForNobody =
    parameters.door === DASHBOARD_DOOR &&
    !(await hasMember(parts.store, organizationId, { otpType, contact }))
  return issueOtp(isForNobody ? { ...parts, delivery: SILENT } : parts, {
    organizationId,
    otpType,
    contact,
    userIdentifier: parameters.userIdentifier,
    browserToken: parameters.browserToken,
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
