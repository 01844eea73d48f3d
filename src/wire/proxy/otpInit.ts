import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { otpType } from '../fields/otpType.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Sends a one-time code to an address.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init. `emailCustomization` is that of the public wire.
 */
export const otpInit = takes(
  proxyAnswers.otpInit,
  v.object({
    otpType,
    contact: v.string(),
    /** What `otp_verify` gave this browser for the contact (not on the public wire). Any other text is as good as none. */
    browserToken: v.optional(v.string()),
    emailCustomization: v.optional(v.object({ templateId: v.optional(v.string()) })),
  }),
)
