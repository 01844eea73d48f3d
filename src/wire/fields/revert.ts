import * as v from 'valibot'

/** One contract that gave up, and why. Spec: Send transaction status › revertChain items. */
export const revert = v.object({
  address: v.optional(v.string()),
  errorType: v.optional(v.picklist(['unknown', 'native', 'custom'])),
  displayMessage: v.optional(v.string()),
  unknown: v.optional(v.object({ selector: v.optional(v.string()), data: v.optional(v.string()) })),
  native: v.optional(
    v.object({
      nativeType: v.optional(v.picklist(['error_string', 'panic', 'execution_reverted'])),
      message: v.optional(v.string()),
      panicCode: v.optional(v.string()),
    }),
  ),
  custom: v.optional(
    v.object({ errorName: v.optional(v.string()), paramsJson: v.optional(v.string()) }),
  ),
})

export type Revert = v.InferOutput<typeof revert>
