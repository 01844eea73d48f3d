import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { compressedPublicKeyHex } from '../fields/compressedPublicKeyHex.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * Trades a one-time code for a verification token that is bound to a key.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_verify. The key is `public_key` there; `publicKey` is read too.
 */
export const otpVerify = takes(
  proxyAnswers.otpVerify,
  v.pipe(
    v.object({
      otpId: v.string(),
      otpCode: v.string(),
      public_key: v.optional(compressedPublicKeyHex),
      publicKey: v.optional(compressedPublicKeyHex),
    }),
    v.check((body) => Boolean(body.public_key ?? body.publicKey), 'must have public_key'),
    v.check(
      ({ public_key, publicKey }) => !public_key || !publicKey || public_key === publicKey,
      'must name one key in public_key and publicKey',
    ),
  ),
)
