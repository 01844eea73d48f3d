import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { decimalText } from '../fields/decimalText.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Starts a session for whoever stamps the request: with a passkey, a wallet or an API key, or with the key of a session
 * to renew it (from the public wire).
 *
 * Spec: What the service does › B (sessions). A log-in may name the parent organization: the service finds the account
 * by its credential.
 */
export const stampLogin = defineActivity({
  ...submitAnswers.stampLogin,
  intentKey: 'stampLoginIntent',
  resource: 'AUTH',
  action: 'CREATE',
  parameters: v.object({
    publicKey: compressedPublicKeyHex,
    expirationSeconds: v.optional(decimalText),
    invalidateExisting: v.optional(v.boolean()),
    sessionProfileId: v.optional(v.string()),
  }),
})
