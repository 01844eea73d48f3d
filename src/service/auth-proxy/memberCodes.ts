import type { RequestOf } from '../../wire/endpoint.ts'
import { DASHBOARD_DOOR } from '../../wire/fields/door.ts'
import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { issueOtp } from '../activity-api/otp/issueOtp.ts'
import { normalizeContact } from '../activity-api/otp/normalizeContact.ts'
import { composeOtpMessage } from '../delivery/composeOtpMessage.ts'
import type { ServiceParts } from '../parts.ts'
import type { ProxyContext } from './proxyContext.ts'

type Body = RequestOf<typeof proxyEndpoints.otpInit>

/** Whether a user of the organization itself has a contact, other than that of its proxy. */
export async function hasMember(
  { store }: Pick<ServiceParts, 'store'>,
  organizationId: string,
  { otpType, contact: text }: Body,
): Promise<boolean> {
  const contact = await normalizeContact(otpType, text)
  const users = await store.find(
    'users',
    otpType === 'OTP_TYPE_EMAIL'
      ? { organizationId, email: contact, emailVerified: true }
      : { organizationId, phoneNumber: contact, phoneNumberVerified: true },
  )
  return users.some(({ role }) => role !== 'proxy')
}

/**
 * Answers as if a code had been sent, and counts as if it had: the door does not tell who is a member. The code is made and
 * nobody hears of it.
 */
export async function pretendOtp(
  parts: ServiceParts,
  { otpType, contact: text }: Body,
  { config }: ProxyContext,
): Promise<{ otpId: string }> {
  const nowMs = parts.clock.nowMs()
  const contact = await normalizeContact(otpType, text)
  const silent = { send: () => Promise.resolve() }
  const facts = { otpType, contact, appName: config.appName, nowMs }
  const commit = await issueOtp(
    { ...parts, delivery: silent },
    {
      organizationId: config.organizationId,
      otpType,
      contact,
      codeLength: config.otpLength,
      isAlphanumeric: config.otpAlphanumeric,
      lifetimeMs: config.otpExpirationSeconds * 1000,
      nowMs,
      door: DASHBOARD_DOOR,
      compose: ({ code }) =>
        composeOtpMessage({ ...facts, code, expiresInSeconds: config.otpExpirationSeconds }),
    },
  )
  const { otpId } = await parts.store.transaction(commit)
  return { otpId }
}
