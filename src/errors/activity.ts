import { type ErrorFacts, LatchkitError } from './base.ts'

/** `ACTIVITY_FAILED`: The activity did not succeed. */
export class ActivityFailedError extends LatchkitError {
  readonly code = 'ACTIVITY_FAILED'

  constructor(facts?: ErrorFacts) {
    super('The activity did not succeed.', { hint: 'See `details`.', ...facts })
  }
}

/** `ACTIVITY_REJECTED`: The activity was rejected. */
export class ActivityRejectedError extends LatchkitError {
  readonly code = 'ACTIVITY_REJECTED'

  constructor(facts?: ErrorFacts) {
    super('The activity was rejected.', { hint: 'Nothing was changed.', ...facts })
  }
}

/** `ACTIVITY_NEEDS_CONSENSUS`: The activity waits for the approval of others. */
export class ActivityNeedsConsensusError extends LatchkitError {
  readonly code = 'ACTIVITY_NEEDS_CONSENSUS'
  readonly activityId: string

  constructor(facts: ErrorFacts & { readonly activityId: string }) {
    super('The activity waits for the approval of others.', {
      hint: 'Ask them to approve it.',
      ...facts,
    })
    this.activityId = facts.activityId
  }
}

/** `ACTIVITY_UNKNOWN`: It is not known whether the service carried this out. */
export class ActivityUnknownError extends LatchkitError {
  readonly code = 'ACTIVITY_UNKNOWN'
  /** The activity, when the service has it and has not finished it; null when no response arrived. */
  readonly activityId: string | null
  /** The fingerprint, `sha256:` and hex, by which `listActivities` lists it if the service has it; null when it is not known. */
  readonly fingerprint: string | null

  constructor(
    facts?: ErrorFacts & {
      readonly activityId?: string | null
      readonly fingerprint?: string | null
    },
  ) {
    super('It is not known whether the service carried this out.', {
      hint: 'See `activityId` or `fingerprint`, and `listActivities`, before you submit it again.',
      ...facts,
    })
    this.activityId = facts?.activityId ?? null
    this.fingerprint = facts?.fingerprint ?? null
  }
}
