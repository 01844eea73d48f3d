import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'

/**
 * Trades an authorization code for an OIDC token of the service.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 */
export const oauth2Authenticate = defineEndpoint({
  path: '/v1/oauth2_authenticate',
  request: v.object({
    provider: v.string(),
    authCode: v.string(),
    redirectUri: v.string(),
    codeVerifier: v.string(),
    nonce: v.string(),
    clientId: v.string(),
  }),
  response: v.object({ oidcToken: v.string() }),
})
