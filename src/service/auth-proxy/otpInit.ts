import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { initOtp } from '../../wire/submit/initOtp.ts'
import type { Handler } from '../http/handler.ts'
import { methodDisabled } from '../http/methodDisabled.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 * Ours: length, letters and life of the code come from the configuration. Page and browser travel as the JSON text of
 * `templateVariables`, the place that the public wire has for what a message shall say.
 */
export const otpInit: Handler<typeof proxyEndpoints.otpInit, ProxyContext> = async (
  { otpType, contact },
  { config, api, origin, requestedFrom },
) => {
  const method = otpType === 'OTP_TYPE_EMAIL' ? 'email' : 'sms'
  if (!config.enabledProviders.includes(method)) throw methodDisabled('OTP')
  const { otpId } = await api.submit(initOtp, {
    otpType,
    contact,
    appName: config.appName,
    otpLength: config.otpLength,
    alphanumeric: config.otpAlphanumeric,
    expirationSeconds: String(config.otpExpirationSeconds),
    emailCustomization: { templateVariables: JSON.stringify({ origin, requestedFrom }) },
  })
  return { otpId }
}
