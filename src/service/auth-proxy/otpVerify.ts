import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { verifyOtp } from '../../wire/submit/verifyOtp.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyContext } from './proxyContext.ts'

/** Spec: Authentication proxy endpoints › /v1/otp_verify. */
export const otpVerify: Handler<typeof proxyEndpoints.otpVerify, ProxyContext> = async (
  body,
  { api },
) => {
  const publicKey = body.public_key ?? body.publicKey
  if (!publicKey) throw new Refusal('REQUEST_INVALID', { details: 'public_key is required' })
  return api.submit(verifyOtp, { otpId: body.otpId, otpCode: body.otpCode, publicKey })
}
