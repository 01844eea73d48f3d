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
