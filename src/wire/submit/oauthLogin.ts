import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { decimalText } from '../fields/decimalText.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Trades an OIDC token for a session (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth_login.
 * Ours: `subOrganizationId`, as in otp_login.
 */
export const oauthLogin = defineActivity({
  ...submitAnswers.oauthLogin,
  intentKey: 'oauthLoginIntent',
  resource: 'AUTH',
  action: 'CREATE',
  parameters: v.object({
    oidcToken: v.string(),
    publicKey: compressedPublicKeyHex,
    expirationSeconds: v.optional(decimalText),
    invalidateExisting: v.optional(v.boolean()),
    sessionProfileId: v.optional(v.string()),
    subOrganizationId: v.optional(v.string()),
  }),
})
