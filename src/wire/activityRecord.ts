import * as v from 'valibot'
import { activityFailure } from './activityOutcome.ts'
import { appProof } from './fields/appProof.ts'
import { timestamp } from './fields/timestamp.ts'
import { user } from './fields/user.ts'

export const ACTIVITY_STATUSES = [
  'ACTIVITY_STATUS_CREATED',
  'ACTIVITY_STATUS_PENDING',
  'ACTIVITY_STATUS_COMPLETED',
  'ACTIVITY_STATUS_FAILED',
  'ACTIVITY_STATUS_CONSENSUS_NEEDED',
  'ACTIVITY_STATUS_REJECTED',
  'ACTIVITY_STATUS_AUTHENTICATORS_NEEDED',
] as const
/** Where an activity stands. Only `ACTIVITY_STATUS_COMPLETED` carries a result. */
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number]

/**
 * The body of every submit request.
 *
 * Spec: Common rules for submit endpoints (B).
 */
export const activityEnvelope = v.object({
  type: v.string(),
  timestampMs: v.string(),
  organizationId: v.string(),
  parameters: v.record(v.string(), v.unknown()),
  generateAppProofs: v.optional(v.boolean()),
})

/** The body of a submit request, read. */
export type ActivityEnvelope = v.InferOutput<typeof activityEnvelope>

const vote = v.object({
  id: v.string(),
  userId: v.string(),
  /** Left out for readers who may not ask about that user, and when the user is gone. */
  user: v.optional(user),
  activityId: v.string(),
  selection: v.picklist(['VOTE_SELECTION_APPROVED', 'VOTE_SELECTION_REJECTED']),
  message: v.string(),
  publicKey: v.string(),
  signature: v.string(),
  scheme: v.string(),
  createdAt: timestamp,
})

/**
 * The record of an activity, as every submit answers it.
 *
 * Spec: Resources and their fields › Activity. The times are text; clients that say in `X-Client-Version` that they are
 * published ones get `{seconds, nanos}`, as on the public wire. `timestampMs` is in the answers of submits alone.
 */
export const activityRecord = v.object({
  id: v.string(),
  organizationId: v.string(),
  status: v.string(),
  type: v.string(),
  intent: v.record(v.string(), v.unknown()),
  result: v.record(v.string(), v.unknown()),
  votes: v.array(v.union([vote, v.record(v.string(), v.unknown())])),
  fingerprint: v.string(),
  canApprove: v.boolean(),
  canReject: v.boolean(),
  timestampMs: v.optional(v.string()),
  createdAt: v.union([timestamp, v.string()]),
  updatedAt: v.union([timestamp, v.string()]),
  failure: activityFailure,
  /** There when the request asked for them (`generateAppProofs`). */
  appProofs: v.optional(v.array(appProof)),
})

/** What every submit request answers. Spec: Common rules for submit endpoints (B). */
export const activityReply = v.object({ activity: activityRecord })

/** One activity as the service answers it. */
export type ActivityRecord = v.InferOutput<typeof activityRecord>
