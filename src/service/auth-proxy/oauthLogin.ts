import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { Handler } from '../http/handler.ts'
import { methodDisabled } from '../http/methodDisabled.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 * Ours: refused while no social login is configured.
 */
export const oauthLogin: Handler<typeof proxyEndpoints.oauthLogin, ProxyContext> = async () => {
  throw methodDisabled('OAUTH')
}
