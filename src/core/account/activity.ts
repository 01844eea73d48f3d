import type { ActivityRecord, ActivityStatus as WireStatus } from '../../wire/activityRecord.ts'
import { msFromTime } from '../http/msFromTime.ts'

/** Where an activity stands, as the service names it. */
export type ActivityStatus = WireStatus

/** One vote on an activity. */
export type Vote = {
  readonly userId: string
  /** Null when the reader may not ask about that user, or the user is gone. */
  readonly userName: string | null
  readonly isApproval: boolean
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
}

/** Something that was asked of the service, and what came of it. */
export type Activity = {
  readonly id: string
  /** As the service names it, like `ACTIVITY_TYPE_CREATE_WALLET`. */
  readonly type: string
  /** As the service names it, like `ACTIVITY_STATUS_COMPLETED`. */
  readonly status: string
  /** What votes on it name. */
  readonly fingerprint: string
  readonly canApprove: boolean
  readonly canReject: boolean
  readonly votes: readonly Vote[]
  readonly intent: ActivityRecord['intent']
  readonly result: ActivityRecord['result']
  /** Why it failed; null when it did not. */
  readonly failure: { readonly code: number; readonly message: string } | null
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** Spec: Resources and their fields › Activity. */
export function activityFromWire(wire: ActivityRecord): Activity {
  const { id, type, status, fingerprint, canApprove, canReject, intent, result } = wire
  return {
    id,
    type,
    status,
    fingerprint,
    canApprove,
    canReject,
    votes: wire.votes.flatMap(voteFromWire),
    intent,
    result,
    failure: wire.failure ?? null,
    createdAtMs: msFromTime(wire.createdAt),
    updatedAtMs: msFromTime(wire.updatedAt),
  }
}

/** Whether something may still come of it. */
export function isOpen({ status }: Activity): boolean {
  return !['COMPLETED', 'FAILED', 'REJECTED'].some((end) => status === `ACTIVITY_STATUS_${end}`)
}

/** A vote of a shape that is not known is left out: what a list shows must not fail on one row. */
function voteFromWire(wire: ActivityRecord['votes'][number]): Vote | readonly [] {
  const { userId, selection, createdAt, user } = wire
  const createdAtMs = msFromTime(createdAt)
  if (typeof userId !== 'string' || typeof selection !== 'string' || Number.isNaN(createdAtMs))
    return []
  const userName = Object(user).userName
  return {
    userId,
    userName: typeof userName === 'string' ? userName : null,
    isApproval: selection === 'VOTE_SELECTION_APPROVED',
    createdAtMs,
  }
}
