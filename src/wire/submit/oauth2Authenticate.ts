import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Trades an authorization code for an OIDC token (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 * Ours: the provider also by name and client id, as the proxy's own request has it; the public wire names a stored
 * credential.
 */
export const oauth2Authenticate = defineActivity({
  ...submitAnswers.oauth2Authenticate,
  intentKey: 'oauth2AuthenticateIntent',
  resource: 'AUTH',
  action: 'CREATE',
  parameters: v.object({
    oauth2CredentialId: v.optional(v.string()),
    provider: v.optional(v.string()),
    clientId: v.optional(v.string()),
    authCode: v.string(),
    redirectUri: v.string(),
    codeVerifier: v.string(),
    nonce: v.string(),
  }),
})
