import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { clientSignature } from '../fields/clientSignature.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { decimalText } from '../fields/decimalText.ts'
import { door } from '../fields/door.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Trades a verification token for a session (from the public wire).
 *
 * Spec: What the service does › A (the proxy forwards otp_login over the public API).
 * Ours: `subOrganizationId` names the account when a contact owns several.
 */
export const otpLogin = defineActivity({
  ...submitAnswers.otpLogin,
  intentKey: 'otpLoginIntentV2',
  resource: 'AUTH',
  action: 'CREATE',
  parameters: v.object({
    verificationToken: v.string(),
    publicKey: compressedPublicKeyHex,
    clientSignature,
    expirationSeconds: v.optional(decimalText),
    invalidateExisting: v.optional(v.boolean()),
    sessionProfileId: v.optional(v.string()),
    subOrganizationId: v.optional(v.string()),
    door,
  }),
})
