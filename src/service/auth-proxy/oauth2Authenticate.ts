import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { Handler } from '../http/handler.ts'
import { methodDisabled } from '../http/methodDisabled.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 * Ours: refused while no social login is configured.
 */
export const oauth2Authenticate: Handler<
  typeof proxyEndpoints.oauth2Authenticate,
  ProxyContext
> = async () => {
  throw methodDisabled('OAUTH')
}
