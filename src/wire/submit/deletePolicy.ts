import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { policyAnswers } from '../policyAnswers.ts'

/** Deletes a policy. Spec: Submit endpoints › delete_policy. */
export const deletePolicy = defineActivity({
  ...policyAnswers.deletePolicy,
  intentKey: 'deletePolicyIntent',
  resource: 'POLICY',
  action: 'DELETE',
  parameters: v.object({ policyId: v.string() }),
})
