import { readToken } from '../../crypto/token/readToken.ts'
import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { proxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { verifyOtp, verifyOtpV2 } from '../../wire/submit/verifyOtp.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProxyConfig } from '../proxy-settings/proxyConfig.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/otp_verify.
 * Ours: the browser is given a token by which it is known the next time it asks for a code to the same contact.
 */
export const otpVerify: Handler<typeof proxyEndpoints.otpVerify, ProxyContext> = async (
  body,
  context,
) => {
  const publicKey = body.public_key ?? body.publicKey
  if (!publicKey) throw new Refusal('REQUEST_INVALID', { details: 'public_key is required' })
  const { otpId, otpCode } = body
  const { api, config, door } = context
  const request = { otpId, otpCode, publicKey, door, ...lifeOf(config) }
  return withBrowserToken(context, await api.submit(verifyOtp, request))
}

/** The same with code and key encrypted. */
export const otpVerifyV2: Handler<typeof proxyEndpointsV2.otpVerifyV2, ProxyContext> = async (
  { otpId, encryptedOtpBundle },
  context,
) => {
  const { api, config, door } = context
  const request = { otpId, encryptedOtpBundle, door, ...lifeOf(config) }
  return withBrowserToken(context, await api.submit(verifyOtpV2, request))
}

async function withBrowserToken(
  { rememberBrowser }: ProxyContext,
  { verificationToken }: { readonly verificationToken: string },
) {
  const contact = readToken(verificationToken)?.contact
  const browserToken = typeof contact === 'string' ? await rememberBrowser(contact) : undefined
  return { verificationToken, browserToken }
}

/** How long the token lives, where the configuration says so. */
function lifeOf({ verificationExpirationSeconds: seconds }: ProxyConfig) {
  return seconds === undefined ? {} : { expirationSeconds: String(seconds) }
}
