import * as v from 'valibot'

/** Something that the kit told the app, as `onEvent` gets it. */
export const eventEntrySchema = v.object({
  id: v.string(),
  atMs: v.number(),
  event: v.looseObject({ type: v.string() }),
})

export type EventEntry = v.InferOutput<typeof eventEntrySchema>
