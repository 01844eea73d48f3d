import * as v from 'valibot'
import { decimalText } from './decimalText.ts'

/**
 * What an external wallet signs so that its key can stand beside other API keys at sign-up; JSON, in any spelling.
 *
 * Ours: `organizationId` is the parent organization, `publicKeys` are all API keys of the new user, the wallet's own among
 * them, in any order. The wallet agrees to share the account with exactly these.
 */
export const signUpMessage = v.strictObject({
  type: v.literal('USAGE_TYPE_SIGNUP_WALLET'),
  organizationId: v.string(),
  publicKeys: v.pipe(v.array(v.pipe(v.string(), v.toLowerCase())), v.maxLength(100)),
  timestampMs: decimalText,
})
