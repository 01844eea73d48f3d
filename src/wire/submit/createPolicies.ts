import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { policyParams } from '../fields/policy.ts'
import { policyAnswers } from '../policyAnswers.ts'

/** Makes policies, all of them or none (from the public wire). Spec: Other named resources › policies. */
export const createPolicies = defineActivity({
  ...policyAnswers.createPolicies,
  intentKey: 'createPoliciesIntent',
  resource: 'POLICY',
  action: 'CREATE',
  parameters: v.object({
    policies: v.pipe(v.array(policyParams), v.minLength(1), v.maxLength(100)),
  }),
})
