import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** What sessions of a kind may do, as queries answer it (from the public wire). Spec: Other named resources. */
export const sessionProfile = v.object({
  sessionProfileId: v.string(),
  sessionProfileName: v.string(),
  scope: v.string(),
  expirationSeconds: v.optional(v.string()),
  notes: v.optional(v.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type SessionProfile = v.InferOutput<typeof sessionProfile>
