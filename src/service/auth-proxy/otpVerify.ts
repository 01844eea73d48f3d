import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { proxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { verifyOtp, verifyOtpV2 } from '../../wire/submit/verifyOtp.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyConfig } from '../proxy-settings/proxyConfig.ts'
import type { ProxyContext } from './proxyContext.ts'

/** Spec: Authentication proxy endpoints › /v1/otp_verify. */
export const otpVerify: Handler<typeof proxyEndpoints.otpVerify, ProxyContext> = async (
  body,
  { api, config, door },
) => {
  const publicKey = body.public_key ?? body.publicKey
  if (!publicKey) throw new Refusal('REQUEST_INVALID', { details: 'public_key is required' })
  const { otpId, otpCode } = body
  return api.submit(verifyOtp, { otpId, otpCode, publicKey, door, ...lifeOf(config) })
}

/** The same with code and key encrypted. */
export const otpVerifyV2: Handler<typeof proxyEndpointsV2.otpVerifyV2, ProxyContext> = async (
  { otpId, encryptedOtpBundle },
  { api, config, door },
) => api.submit(verifyOtpV2, { otpId, encryptedOtpBundle, door, ...lifeOf(config) })

/** How long the token lives, where the configuration says so. */
function lifeOf({ verificationExpirationSeconds: seconds }: ProxyConfig) {
  return seconds === undefined ? {} : { expirationSeconds: String(seconds) }
}
