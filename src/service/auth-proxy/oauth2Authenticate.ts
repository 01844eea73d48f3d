import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { oauth2Authenticate as oauth2AuthenticateActivity } from '../../wire/submit/oauth2Authenticate.ts'
import type { Handler } from '../http/handler.ts'
import type { ProxyContext } from './proxyContext.ts'

/** Spec: Authentication proxy endpoints › /v1/oauth2_authenticate. */
export const oauth2Authenticate: Handler<
  typeof proxyEndpoints.oauth2Authenticate,
  ProxyContext
> = async (body, { api }) => api.submit(oauth2AuthenticateActivity, body)
