import type { OtpType } from '../../wire/fields/otpType.ts'
import type { LinkContext } from './linkContext.ts'

/** The ways in that are an address. */
export type ContactMethod = 'email' | 'sms'

/** How the service names the codes of a way. */
export function otpTypeOf(method: ContactMethod): OtpType {
  return method === 'email' ? 'OTP_TYPE_EMAIL' : 'OTP_TYPE_SMS'
}

type NewValue = {
  readonly userId: string
  /** Empty to have none. */
  readonly contact: string
  readonly verificationToken?: string
}

/** Puts an address in place of the one that there was. */
export async function setContact(
  kit: LinkContext['kit'],
  method: ContactMethod,
  { contact, ...rest }: NewValue,
  signal: AbortSignal,
): Promise<void> {
  await (method === 'email'
    ? kit.submit('updateUserEmail', { ...rest, userEmail: contact }, { signal })
    : kit.submit('updateUserPhoneNumber', { ...rest, userPhoneNumber: contact }, { signal }))
}
