import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { proxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import { initOtp } from '../../wire/submit/initOtp.ts'
import type { Handler } from '../http/handler.ts'
import { methodDisabled } from '../http/methodDisabled.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Sends a code, and hands over the key that it can be encrypted to.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_init.
 * Ours: length, letters and life of the code come from the configuration. Page and browser travel as the JSON text of
 * `templateVariables`, the place that the public wire has for what a message shall say.
 */
export const otpInitV2: Handler<typeof proxyEndpointsV2.otpInitV2, ProxyContext> = async (
  { otpType, contact, browserToken, emailCustomization },
  { config, api, door, origin, requestedFrom, userIdentifier },
) => {
  const { changes } = config
  const method = otpType === 'OTP_TYPE_EMAIL' ? 'email' : 'sms'
  if (!config.enabledProviders.includes(method)) throw methodDisabled('OTP')
  return api.submit(initOtp, {
    otpType,
    contact,
    userIdentifier,
    browserToken,
    appName: config.appName,
    otpLength: config.otpLength,
    alphanumeric: config.otpAlphanumeric,
    expirationSeconds: String(config.otpExpirationSeconds),
    emailCustomization: {
      logoUrl: changes.logoUrl,
      magicLinkTemplate: changes.magicLinkTemplate,
      templateId: emailCustomization?.templateId,
      templateVariables: JSON.stringify({ origin, requestedFrom }),
    },
    smsCustomization: { template: changes.smsTemplate },
    sendFromEmailAddress: changes.senderAddress,
    sendFromEmailSenderName: changes.senderName,
    replyToEmailAddress: changes.replyTo,
    door,
  })
}

/** The same for those who send the code in clear. */
export const otpInit: Handler<typeof proxyEndpoints.otpInit, ProxyContext> = async (
  body,
  context,
) => {
  const { otpId } = await otpInitV2(body, context)
  return { otpId }
}
