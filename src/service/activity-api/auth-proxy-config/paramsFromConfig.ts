import type { ParametersInput } from '../../../wire/activity.ts'
import type { AuthMethod } from '../../../wire/fields/authProxyConfig.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ProxyConfig } from '../../proxy-settings/proxyConfig.ts'
import { VERIFICATION_LIFETIME } from '../sessions/verificationToken.ts'

const toggles = ['email', 'sms', 'wallet'] as const

/** A configuration as `update_auth_proxy_config` would set it. */
export function paramsFromConfig(
  config: ProxyConfig,
): ParametersInput<SubmitEndpoints['updateAuthProxyConfig']> {
  const { changes, allowedOrigins, identityProviders, oauth2Providers } = config
  const [oauthRedirectUrl] = config.oauthRedirectUrls
  const clients = [
    ...identityProviders.map(({ name, clientIds: [clientId = ''] }) => [name, clientId]),
    ...oauth2Providers.map(({ name, clientId }) => [name, clientId]),
  ]
  const clientIds: Record<string, string> = Object.fromEntries(clients)
  return {
    allowedOrigins: [...allowedOrigins],
    allowedAuthMethods: methodsOf(config),
    sendFromEmailAddress: changes.senderAddress,
    sendFromEmailSenderName: changes.senderName,
    replyToEmailAddress: changes.replyTo,
    emailCustomizationParams: {
      appName: config.appName,
      logoUrl: changes.logoUrl,
      magicLinkTemplate: changes.magicLinkTemplate,
    },
    smsCustomizationParams: { template: changes.smsTemplate },
    walletKitSettings: {
      enabledSocialProviders: namesInOrder(Object.keys(clientIds), changes.socialProviders),
      oauthClientIds: clientIds,
      oauthRedirectUrl,
    },
    otpExpirationSeconds: config.otpExpirationSeconds,
    verificationTokenExpirationSeconds:
      config.verificationExpirationSeconds ?? VERIFICATION_LIFETIME.defaultSeconds,
    sessionExpirationSeconds: config.sessionExpirationSeconds,
    otpAlphanumeric: config.otpAlphanumeric,
    otpLength: config.otpLength,
    verificationTokenRequiredForGetAccountPii: config.requiresVerificationToken,
    requireFreshQueries: config.requiresFreshQueries,
    userVerification: config.userVerification,
    rpId: config.rpId ?? undefined,
  }
}

function methodsOf({ changes, enabledProviders, offersPasskeys }: ProxyConfig): AuthMethod[] {
  if (changes.authMethods)
    return changes.authMethods.filter((name) => name !== 'passkey' || offersPasskeys)
  const on = toggles.filter((name) => enabledProviders.includes(name))
  return offersPasskeys ? [...on, 'passkey'] : on
}

function namesInOrder(names: readonly string[], order: readonly string[] | undefined): string[] {
  return order ? order.filter((name) => names.includes(name)) : [...names]
}
