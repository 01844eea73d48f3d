import { defineActivity } from '../activity.ts'
import { policyParams } from '../fields/policy.ts'
import { policyAnswers } from '../policyAnswers.ts'

/** Makes a policy (from the public wire). Spec: Other named resources › policies. */
export const createPolicy = defineActivity({
  ...policyAnswers.createPolicy,
  intentKey: 'createPolicyIntentV3',
  resource: 'POLICY',
  action: 'CREATE',
  parameters: policyParams,
})
