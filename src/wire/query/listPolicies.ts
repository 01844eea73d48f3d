import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { policy } from '../fields/policy.ts'

/** All policies of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listPolicies = defineEndpoint({
  path: '/public/v1/query/list_policies',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ policies: v.array(policy) }),
})
