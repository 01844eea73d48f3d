import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { decimalText } from '../fields/decimalText.ts'

/**
 * Trades an OIDC token for a session (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 * Ours: `subOrganizationId`, as in otp_login.
 */
export const oauthLogin = defineActivity({
  path: '/public/v1/submit/oauth_login',
  type: 'ACTIVITY_TYPE_OAUTH_LOGIN',
  intentKey: 'oauthLoginIntent',
  resultKey: 'oauthLoginResult',
  parameters: v.object({
    oidcToken: v.string(),
    publicKey: compressedPublicKeyHex,
    expirationSeconds: v.optional(decimalText),
    invalidateExisting: v.optional(v.boolean()),
    subOrganizationId: v.optional(v.string()),
  }),
  result: v.object({ session: v.string() }),
})
