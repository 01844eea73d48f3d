import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'

/**
 * Trades an OIDC token for a session.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 */
export const oauthLogin = defineEndpoint({
  path: '/v1/oauth_login',
  request: v.object({
    oidcToken: v.string(),
    publicKey: compressedPublicKeyHex,
    invalidateExisting: v.optional(v.boolean()),
    organizationId: v.optional(v.string()),
  }),
  response: v.object({ session: v.string() }),
})
