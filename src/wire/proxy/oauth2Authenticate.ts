import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Trades an authorization code for an OIDC token of the service.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 */
export const oauth2Authenticate = takes(
  proxyAnswers.oauth2Authenticate,
  v.object({
    provider: v.string(),
    authCode: v.string(),
    redirectUri: v.string(),
    codeVerifier: v.string(),
    nonce: v.string(),
    clientId: v.string(),
  }),
)
