import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Trades an encrypted one-time code for a verification token; the key that it shall name is encrypted with it (second
 * generation of the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify.
 */
export const otpVerifyV2 = defineEndpoint({
  path: '/v1/otp_verify_v2',
  request: v.object({ otpId: v.string(), encryptedOtpBundle: v.string() }),
  response: proxyAnswers.otpVerify.response,
})
