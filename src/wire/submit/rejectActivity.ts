import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { policyAnswers } from '../policyAnswers.ts'

/**
 * Rejects an activity that waits for consensus; the answer is that activity in its new state (from the public wire).
 *
 * Spec: Resources and their fields › Activity (votes, canReject).
 */
export const rejectActivity = defineActivity({
  ...policyAnswers.rejectActivity,
  intentKey: 'rejectActivityIntent',
  resource: 'ACTIVITY',
  action: 'REJECT',
  parameters: v.object({ fingerprint: v.string() }),
})
