import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { user } from '../fields/user.ts'

/** One user of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const getUser = defineEndpoint({
  path: '/public/v1/query/get_user',
  request: v.object({ organizationId: v.string(), userId: v.string() }),
  response: v.object({ user }),
})
