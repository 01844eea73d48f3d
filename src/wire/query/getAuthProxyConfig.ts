import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { authProxyConfig } from '../fields/authProxyConfig.ts'

/**
 * How the auth proxy is set up, as it works now.
 *
 * Spec: What the service does › A, dashboard configuration.
 * Ours: the whole query; the public wire leaves it to the dashboard. Members as in `update_auth_proxy_config`.
 */
export const getAuthProxyConfig = defineEndpoint({
  path: '/public/v1/query/get_auth_proxy_config',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ authProxyConfig }),
})
