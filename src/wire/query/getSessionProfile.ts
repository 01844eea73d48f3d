import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { sessionProfile } from '../fields/sessionProfile.ts'

/** One session profile (from the public wire). Spec: Query endpoints (B), common rules. */
export const getSessionProfile = defineEndpoint({
  path: '/public/v1/query/get_session_profile',
  request: v.object({ organizationId: v.string(), sessionProfileId: v.string() }),
  response: v.object({ sessionProfile }),
})
