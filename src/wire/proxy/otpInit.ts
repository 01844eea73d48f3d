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
    emailCustomization: v.optional(v.object({ templateId: v.optional(v.string()) })),
  }),
)
