import * as v from 'valibot'
import { decimalText } from './decimalText.ts'

export const apiKeyCurve = v.picklist([
  'API_KEY_CURVE_P256',
  'API_KEY_CURVE_SECP256K1',
  'API_KEY_CURVE_ED25519',
])

/** An API key to add. Spec: Submit endpoints › create_users › users item. */
export const apiKeyParams = v.object({
  apiKeyName: v.string(),
  publicKey: v.string(),
  curveType: apiKeyCurve,
  expirationSeconds: v.optional(decimalText),
})
