import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { sparkKeyDerivation } from '../fields/sparkKeyDerivation.ts'
import { walletAnswers } from '../walletAnswers.ts'

const scalar = v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes of hex'))
const point = v.pipe(
  v.string(),
  v.regex(/^0[23][0-9a-fA-F]{64}$/, 'must be a compressed point in hex'),
)

const signatureParams = v.object({
  derivation: sparkKeyDerivation,
  message: scalar,
  verifyingKey: point,
  operatorCommitments: v.pipe(
    v.array(v.object({ id: scalar, hiding: point, binding: point })),
    v.minLength(1),
    v.maxLength(50),
  ),
  adaptorPublicKey: v.optional(point),
})

/**
 * Signs the user's shares of signatures of Spark (FROST). Ours: a hundred at most, of fifty operators each.
 *
 * Spec: Submit endpoints › spark_sign_frost.
 */
export const sparkSignFrost = defineActivity({
  ...walletAnswers.sparkSignFrost,
  intentKey: 'sparkSignFrostIntent',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    signWith: v.string(),
    signatures: v.pipe(v.array(signatureParams), v.minLength(1), v.maxLength(100)),
  }),
})

/** What one signature is about. */
export type FrostSignatureParams = v.InferOutput<typeof signatureParams>
/** One share, and the commitments of the nonces that it was made with. */
export type FrostShare = v.InferOutput<typeof sparkSignFrost.result>['signatures'][number]
