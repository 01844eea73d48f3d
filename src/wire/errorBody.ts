import * as v from 'valibot'

export const ERROR_DETAIL_TYPE = 'type.googleapis.com/errors.v1.TurnkeyErrorDetail'

/**
 * The body of every refusal, of both systems.
 *
 * Spec: Errors ("not shown"); the shape is the public one.
 * Ours: `attemptsLeft` and `retryAfterSeconds` in the detail, so that a client can say what is left and how long to wait.
 */
export const errorBody = v.object({
  code: v.number(),
  message: v.string(),
  details: v.optional(
    v.array(
      v.object({
        turnkeyErrorCode: v.optional(v.string()),
        attemptsLeft: v.optional(v.number()),
        retryAfterSeconds: v.optional(v.number()),
      }),
    ),
    [],
  ),
})

/** The body of a refusal, details filled in. */
export type ErrorBody = v.InferOutput<typeof errorBody>
