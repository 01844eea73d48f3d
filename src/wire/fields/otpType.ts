import * as v from 'valibot'

export const otpType = v.picklist(['OTP_TYPE_EMAIL', 'OTP_TYPE_SMS'])

export type OtpType = v.InferOutput<typeof otpType>
