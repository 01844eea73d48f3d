import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** What a policy does where it applies. */
export const effect = v.picklist(['EFFECT_ALLOW', 'EFFECT_DENY'])

/** A policy as an activity takes it. An expression that is left out, or empty, counts as true. */
export const policyParams = v.object({
  policyName: v.string(),
  effect,
  condition: v.optional(v.string()),
  consensus: v.optional(v.string()),
  notes: v.string(),
  time: v.optional(v.string()),
})

/** A policy as queries answer it. Spec: Other named resources (fields from the public wire). */
export const policy = v.object({
  policyId: v.string(),
  policyName: v.string(),
  effect,
  createdAt: timestamp,
  updatedAt: timestamp,
  notes: v.string(),
  consensus: v.string(),
  condition: v.string(),
  time: v.optional(v.string()),
})

/** What one policy said to one vote. */
export const outcome = v.picklist([
  'OUTCOME_ALLOW',
  'OUTCOME_DENY_EXPLICIT',
  'OUTCOME_DENY_IMPLICIT',
  'OUTCOME_REQUIRES_CONSENSUS',
  'OUTCOME_REJECTED',
  'OUTCOME_ERROR',
  'OUTCOME_REQUIRES_AUTHENTICATORS',
  'OUTCOME_TIME_INACTIVE',
])

/** What all policies said to one vote. */
export const policyEvaluation = v.object({
  id: v.string(),
  activityId: v.string(),
  organizationId: v.string(),
  voteId: v.string(),
  policyEvaluations: v.array(v.object({ policyId: v.string(), outcome })),
  createdAt: timestamp,
})

export type Effect = v.InferOutput<typeof effect>
export type PolicyParams = v.InferOutput<typeof policyParams>
export type Policy = v.InferOutput<typeof policy>
export type Outcome = v.InferOutput<typeof outcome>
