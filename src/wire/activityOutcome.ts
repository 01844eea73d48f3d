import * as v from 'valibot'

/** Why an activity failed; left out or null when it did not. */
export const activityFailure = v.optional(
  v.nullable(v.object({ code: v.number(), message: v.string() })),
)

/** As much of the answer to a submit request as a client acts on. */
export const activityOutcome = v.object({
  activity: v.object({
    id: v.string(),
    status: v.string(),
    result: v.record(v.string(), v.unknown()),
    failure: activityFailure,
  }),
})

/** What became of an activity. */
export type ActivityOutcome = v.InferOutput<typeof activityOutcome>['activity']
