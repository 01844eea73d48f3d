import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { otpType } from '../fields/otpType.ts'

/**
 * Sends a one-time code to an address.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 */
export const otpInit = defineEndpoint({
  path: '/v1/otp_init',
  request: v.object({ otpType, contact: v.string() }),
  response: v.object({ otpId: v.string() }),
})
