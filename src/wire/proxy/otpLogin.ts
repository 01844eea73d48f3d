import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { clientSignature } from '../fields/clientSignature.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Trades a verification token for a session of the same key.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_login. `client_signature` is hex over the verification token, r‖s or DER;
 * the object form `clientSignature` of the public wire is read too.
 */
export const otpLogin = takes(
  proxyAnswers.otpLogin,
  v.pipe(
    v.object({
      verificationToken: v.string(),
      publicKey: compressedPublicKeyHex,
      client_signature: v.optional(v.string()),
      clientSignature: v.optional(clientSignature),
      organizationId: v.optional(v.string()),
      invalidateExisting: v.optional(v.boolean()),
    }),
    v.check(
      (body) => Boolean(body.client_signature ?? body.clientSignature),
      'must have client_signature',
    ),
  ),
)
