import type { OtpType } from '../../../wire/fields/otpType.ts'
import type { Reads } from '../../store/store.ts'

/**
 * Whether a user of an organization itself has a verified contact, other than that of its proxy.
 *
 * @param contact - normalized.
 */
export async function hasMember(
  reads: Reads,
  organizationId: string,
  { otpType, contact }: { readonly otpType: OtpType; readonly contact: string },
): Promise<boolean> {
  const users = await reads.find(
    'users',
    otpType === 'OTP_TYPE_EMAIL'
      ? { organizationId, email: contact, emailVerified: true }
      : { organizationId, phoneNumber: contact, phoneNumberVerified: true },
  )
  return users.some(({ role }) => role !== 'proxy')
}
