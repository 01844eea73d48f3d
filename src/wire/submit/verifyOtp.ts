import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { decimalText } from '../fields/decimalText.ts'
import { door } from '../fields/door.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Trades a one-time code for a verification token (first version of the public wire: the code in clear, over TLS).
 *
 * Spec: What the service does › A (the proxy forwards otp_verify over the public API).
 */
export const verifyOtp = defineActivity({
  ...submitAnswers.verifyOtp,
  intentKey: 'verifyOtpIntent',
  resource: 'OTP',
  action: 'VERIFY',
  parameters: v.object({
    otpId: v.string(),
    otpCode: v.string(),
    publicKey: compressedPublicKeyHex,
    expirationSeconds: v.optional(decimalText),
    door,
  }),
})

/**
 * The same with code and key encrypted to the target bundle of init_otp (second version of the public wire).
 *
 * Spec: Submit endpoints › init_otp (otpEncryptionTargetBundle).
 */
export const verifyOtpV2 = defineActivity({
  ...submitAnswers.verifyOtpV2,
  intentKey: 'verifyOtpIntentV2',
  resource: 'OTP',
  action: 'VERIFY',
  parameters: v.object({
    otpId: v.string(),
    encryptedOtpBundle: v.string(),
    expirationSeconds: v.optional(decimalText),
    door,
  }),
})
