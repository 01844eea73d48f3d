import { takes } from '../endpoint.ts'
import { proxyAnswersV2 } from '../proxyAnswersV2.ts'
import { otpInit } from './otpInit.ts'

/**
 * Sends a one-time code, and answers with a key to encrypt it to (second generation of the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init; Submit endpoints › init_otp (otpEncryptionTargetBundle).
 */
export const otpInitV2 = takes(proxyAnswersV2.otpInitV2, otpInit.request)
