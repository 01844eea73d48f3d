import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { effect } from '../fields/policy.ts'
import { policyAnswers } from '../policyAnswers.ts'

/**
 * Changes what the request names of a policy; an empty expression takes that expression away (from the public wire).
 *
 * Spec: Other named resources › policies.
 */
export const updatePolicy = defineActivity({
  ...policyAnswers.updatePolicy,
  intentKey: 'updatePolicyIntentV2',
  resource: 'POLICY',
  action: 'UPDATE',
  parameters: v.object({
    policyId: v.string(),
    policyName: v.optional(v.string()),
    policyEffect: v.optional(effect),
    policyCondition: v.optional(v.string()),
    policyConsensus: v.optional(v.string()),
    policyNotes: v.optional(v.string()),
    time: v.optional(v.string()),
  }),
})
