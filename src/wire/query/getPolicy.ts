import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { policy } from '../fields/policy.ts'

/** One policy by its id (from the public wire). Spec: Query endpoints (B), common rules. */
export const getPolicy = defineEndpoint({
  path: '/public/v1/query/get_policy',
  request: v.object({ organizationId: v.string(), policyId: v.string() }),
  response: v.object({ policy }),
})
