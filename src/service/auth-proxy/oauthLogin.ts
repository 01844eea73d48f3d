import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { oauthLogin as oauthLoginActivity } from '../../wire/submit/oauthLogin.ts'
import type { Handler } from '../http/handler.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 * Ours: the session lives as long as the configuration says; `organizationId` as in otp_login.
 */
export const oauthLogin: Handler<typeof proxyEndpoints.oauthLogin, ProxyContext> = async (
  { oidcToken, publicKey, invalidateExisting, organizationId },
  { config, api },
) =>
  api.submit(oauthLoginActivity, {
    oidcToken,
    publicKey,
    expirationSeconds: String(config.sessionExpirationSeconds),
    invalidateExisting,
    subOrganizationId: organizationId === config.organizationId ? undefined : organizationId,
  })
