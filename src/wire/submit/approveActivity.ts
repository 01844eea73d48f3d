import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { policyAnswers } from '../policyAnswers.ts'

/**
 * Approves an activity that waits for consensus; the answer is that activity in its new state (from the public wire).
 *
 * Spec: Resources and their fields › Activity (votes, canApprove).
 */
export const approveActivity = defineActivity({
  ...policyAnswers.approveActivity,
  intentKey: 'approveActivityIntent',
  resource: 'ACTIVITY',
  action: 'APPROVE',
  parameters: v.object({ fingerprint: v.string() }),
})
