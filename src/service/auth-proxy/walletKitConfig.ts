import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { Handler } from '../http/handler.ts'
import type { ProxyContext } from './proxyContext.ts'
import { socialLogins } from './socialLogins.ts'

/** Spec: Authentication proxy endpoints › /v1/wallet_kit_config. */
export const walletKitConfig: Handler<typeof proxyEndpoints.walletKitConfig, ProxyContext> = async (
  _body,
  { config, signingKeys, sendChains },
) => {
  const logins = socialLogins(config)
  const passkey = config.offersPasskeys ? ['passkey'] : []
  const isWallet = (name: string) => name === 'wallet'
  const [oauthRedirectUrl] = config.oauthRedirectUrls
  return {
    enabledProviders: [
      ...new Set([
        ...logins.keys(),
        // the login shows its own two in this order, unless the app has another
        ...config.enabledProviders.filter((name) => !isWallet(name)),
        ...passkey,
        ...config.enabledProviders.filter(isWallet),
      ]),
    ],
    sessionExpirationSeconds: String(config.sessionExpirationSeconds),
    organizationId: config.organizationId,
    ...(logins.size === 0
      ? {}
      : {
          oauthClientIds: Object.fromEntries(
            [...logins].map(([name, { clientId }]) => [name, clientId]),
          ),
          oauthProviders: Object.fromEntries(
            [...logins].map(([name, { authorization }]) => [name, authorization]),
          ),
        }),
    ...(oauthRedirectUrl === undefined ? {} : { oauthRedirectUrl }),
    ...(config.rpId === null ? {} : { rpId: config.rpId }),
    otpAlphanumeric: config.otpAlphanumeric,
    otpLength: String(config.otpLength),
    otpExpirationSeconds: String(config.otpExpirationSeconds),
    queriesHaveTime: true,
    userVerification: config.userVerification,
    sendChains,
    signingKeys,
  }
}
