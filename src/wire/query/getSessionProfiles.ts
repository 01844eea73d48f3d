import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { sessionProfile } from '../fields/sessionProfile.ts'

/** All session profiles (from the public wire). Spec: Query endpoints (B), common rules. */
export const getSessionProfiles = defineEndpoint({
  path: '/public/v1/query/get_session_profiles',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ sessionProfiles: v.array(sessionProfile) }),
})
