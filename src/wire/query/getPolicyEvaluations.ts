import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { policyEvaluation } from '../fields/policy.ts'

/** What the policies said to each vote on an activity (from the public wire). Spec: Query endpoints (B), common rules. */
export const getPolicyEvaluations = defineEndpoint({
  path: '/public/v1/query/get_policy_evaluations',
  request: v.object({ organizationId: v.string(), activityId: v.string() }),
  response: v.object({ policyEvaluations: v.array(policyEvaluation) }),
})
