import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswersV2 } from '../proxyAnswersV2.ts'

/**
 * Trades an encrypted one-time code for a verification token; the key that it shall name is encrypted with it (second
 * generation of the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify.
 */
export const otpVerifyV2 = takes(
  proxyAnswersV2.otpVerifyV2,
  v.object({ otpId: v.string(), encryptedOtpBundle: v.string() }),
)
