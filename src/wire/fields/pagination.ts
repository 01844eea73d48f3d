import * as v from 'valibot'

/** Spec: Limits. `limit` 1 to 100 as text, 10 when absent; `before` and `after` are object ids. */
export const paginationOptions = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'must be a number from 1 to 100 as text')),
    '10',
  ),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
})

export type PaginationOptions = v.InferOutput<typeof paginationOptions>
