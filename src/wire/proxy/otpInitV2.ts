import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { otpInit } from './otpInit.ts'

/**
 * Sends a one-time code, and answers with a key to encrypt it to (second generation of the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init; Submit endpoints › init_otp (otpEncryptionTargetBundle).
 */
export const otpInitV2 = defineEndpoint({
  path: '/v1/otp_init_v2',
  request: otpInit.request,
  response: v.object({ otpId: v.string(), otpEncryptionTargetBundle: v.string() }),
})
