import * as v from 'valibot'

const nothing = v.object({})
const leafId = v.pipe(v.string(), v.minLength(1), v.maxLength(256))

/**
 * Which of the keys that a wallet has on Spark: the key of a leaf by its id, or one of the others; exactly one.
 *
 * Spec: spark_sign_frost › derivation shows `type` with `leafId`; the public wire has a member for each key.
 */
export const sparkKeyDerivation = v.pipe(
  v.object({
    type: v.optional(v.literal('SPARK_KEY_TYPE_SIGNING_HD')),
    leafId: v.optional(leafId),
    identity: v.optional(nothing),
    signingLeaf: v.optional(v.object({ leafId })),
    deposit: v.optional(nothing),
    staticDeposit: v.optional(
      v.object({
        index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
      }),
    ),
    htlcPreimage: v.optional(nothing),
  }),
  v.check(
    ({ leafId: leaf, ...keys }) =>
      Object.values(keys).filter((key) => key !== undefined).length === 1 &&
      (keys.type === undefined) === (leaf === undefined),
    'must name exactly one key',
  ),
)

export type SparkKeyDerivation = v.InferOutput<typeof sparkKeyDerivation>
