import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { decimalText } from '../fields/decimalText.ts'
import { door } from '../fields/door.ts'
import { otpType } from '../fields/otpType.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Sends a one-time code.
 *
 * Spec: Submit endpoints › init_otp. The suffixes of intent (V3) and result (V2) differ.
 */
export const initOtp = defineActivity({
  ...submitAnswers.initOtp,
  intentKey: 'initOtpIntentV3',
  resource: 'OTP',
  action: 'CREATE',
  parameters: v.object({
    otpType,
    contact: v.string(),
    appName: v.string(),
    otpLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(9))),
    emailCustomization: v.optional(
      v.object({
        logoUrl: v.optional(v.string()),
        magicLinkTemplate: v.optional(v.string()),
        templateVariables: v.optional(v.string()),
        templateId: v.optional(v.string()),
      }),
    ),
    smsCustomization: v.optional(v.object({ template: v.optional(v.string()) })),
    userIdentifier: v.optional(v.string()),
    /** What `otp_verify` of the auth proxy gave the browser that asks (not on the public wire). */
    browserToken: v.optional(v.string()),
    sendFromEmailAddress: v.optional(v.string()),
    alphanumeric: v.optional(v.boolean()),
    sendFromEmailSenderName: v.optional(v.string()),
    expirationSeconds: v.optional(decimalText),
    replyToEmailAddress: v.optional(v.string()),
    door,
  }),
})
