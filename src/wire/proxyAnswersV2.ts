import * as v from 'valibot'
import { proxyAnswers } from './proxyAnswers.ts'

/** The same for the operations that the spec does not have and the newer published clients use. */
export const proxyAnswersV2 = {
  otpInitV2: {
    path: '/v1/otp_init_v2',
    response: v.object({ otpId: v.string(), otpEncryptionTargetBundle: v.string() }),
  },
  otpVerifyV2: { path: '/v1/otp_verify_v2', response: proxyAnswers.otpVerify.response },
  otpLoginV2: { path: '/v1/otp_login_v2', response: proxyAnswers.otpLogin.response },
  signupV2: { path: '/v1/signup_v2', response: proxyAnswers.signup.response },
  walletKitClientParams: {
    path: '/v1/wallet_kit_client_params',
    response: v.object({ turnstileSiteKey: v.optional(v.string()) }),
  },
} as const
