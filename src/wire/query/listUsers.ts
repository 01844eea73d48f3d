import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { user } from '../fields/user.ts'

/** All users of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listUsers = defineEndpoint({
  path: '/public/v1/query/list_users',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ users: v.array(user) }),
})
