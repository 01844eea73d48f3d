import * as v from 'valibot'
import { decimalText } from './decimalText.ts'

export const apiKeyCurve = v.picklist([
  'API_KEY_CURVE_P256',
  'API_KEY_CURVE_SECP256K1',
  'API_KEY_CURVE_ED25519',
])

/**
 * An API key to add. Spec: Submit endpoints › create_users › users item. The public key is hex of either case; the output
 * is lower case. Ours: `proof` is what the key of an external wallet signed, as an `X-Stamp` of the text of a
 * `linkMessage` or `signUpMessage`.
 */
export const apiKeyParams = v.object({
  apiKeyName: v.string(),
  publicKey: v.pipe(v.string(), v.toLowerCase()),
  curveType: apiKeyCurve,
  expirationSeconds: v.optional(decimalText),
  proof: v.optional(v.object({ message: v.string(), stamp: v.string() })),
})
