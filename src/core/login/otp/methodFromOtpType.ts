import type { OtpType } from '../../../wire/fields/otpType.ts'

/** The login method that sends its codes this way. */
export function methodFromOtpType(otpType: OtpType): 'email' | 'sms' {
  return otpType === 'OTP_TYPE_SMS' ? 'sms' : 'email'
}
