import * as v from 'valibot'

/** Seconds since 1970 and nanoseconds in that second, both as decimal text. */
export const timestamp = v.object({ seconds: v.string(), nanos: v.string() })

export type Timestamp = v.InferOutput<typeof timestamp>
