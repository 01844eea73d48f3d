import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { Handler } from '../http/handler.ts'
import type { ProxyContext } from './proxyContext.ts'

/** Spec: Authentication proxy endpoints › /v1/wallet_kit_config. */
export const walletKitConfig: Handler<typeof proxyEndpoints.walletKitConfig, ProxyContext> = async (
  _body,
  { config, signingKeys },
) => ({
  enabledProviders: [...config.enabledProviders],
  sessionExpirationSeconds: String(config.sessionExpirationSeconds),
  organizationId: config.organizationId,
  otpAlphanumeric: config.otpAlphanumeric,
  otpLength: String(config.otpLength),
  otpExpirationSeconds: String(config.otpExpirationSeconds),
  signingKeys,
})
