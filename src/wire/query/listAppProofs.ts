import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { appProof } from '../fields/appProof.ts'

/** The app proofs of one activity (from the public wire). Spec: Query endpoints (B), common rules. */
export const listAppProofs = defineEndpoint({
  path: '/public/v1/query/list_app_proofs',
  request: v.object({ organizationId: v.string(), activityId: v.string() }),
  response: v.object({ appProofs: v.array(appProof) }),
})
