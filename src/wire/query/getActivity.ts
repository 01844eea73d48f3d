import * as v from 'valibot'
import { activityRecord } from '../activityRecord.ts'
import { defineEndpoint } from '../endpoint.ts'

/** One activity by its id (from the public wire). Spec: Query endpoints (B), common rules. */
export const getActivity = defineEndpoint({
  path: '/public/v1/query/get_activity',
  request: v.object({ organizationId: v.string(), activityId: v.string() }),
  response: v.object({ activity: activityRecord }),
})
