import * as v from 'valibot'

/** A code that the preview waits for. */
export const awaitedCodeSchema = v.object({
  /** Where it was sent; null where the page does not say: after the login any code may be meant. */
  contact: v.nullable(v.string()),
  /** How long it lives, and how much of that is left (milliseconds); null where the page does not say. */
  life: v.nullable(v.object({ lifetimeMs: v.number(), leftMs: v.number() })),
  /** Null before the first wrong one. */
  triesLeft: v.nullable(v.number()),
})

export type AwaitedCode = v.InferOutput<typeof awaitedCodeSchema>
