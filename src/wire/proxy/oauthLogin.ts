import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Trades an OIDC token for a session.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 */
export const oauthLogin = takes(
  proxyAnswers.oauthLogin,
  v.object({
    oidcToken: v.string(),
    publicKey: compressedPublicKeyHex,
    invalidateExisting: v.optional(v.boolean()),
    organizationId: v.optional(v.string()),
  }),
)
