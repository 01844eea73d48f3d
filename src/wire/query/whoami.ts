import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'

/** Who stamped this request (from the public wire). Spec: Query endpoints (B), common rules. */
export const whoami = defineEndpoint({
  path: '/public/v1/query/whoami',
  request: v.object({ organizationId: v.string() }),
  response: v.object({
    organizationId: v.string(),
    organizationName: v.string(),
    userId: v.string(),
    username: v.string(),
  }),
})
