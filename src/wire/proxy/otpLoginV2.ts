import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { clientSignature } from '../fields/clientSignature.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { proxyAnswersV2 } from '../proxyAnswersV2.ts'

/**
 * Trades a verification token for a session of the same key; the signature is an object and required (second generation
 * of the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/otp_login.
 */
export const otpLoginV2 = takes(
  proxyAnswersV2.otpLoginV2,
  v.object({
    verificationToken: v.string(),
    publicKey: compressedPublicKeyHex,
    clientSignature,
    organizationId: v.optional(v.string()),
    invalidateExisting: v.optional(v.boolean()),
  }),
)
