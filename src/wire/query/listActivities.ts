import * as v from 'valibot'
import { ACTIVITY_STATUSES, activityRecord } from '../activityRecord.ts'
import { defineEndpoint } from '../endpoint.ts'
import { paginationOptions } from '../fields/pagination.ts'

/** More types than the public wire has. */
const MOST_TYPES = 200

/** The activities of an organization, newest first (from the public wire). Spec: Query endpoints (B), common rules. */
export const listActivities = defineEndpoint({
  path: '/public/v1/query/list_activities',
  request: v.object({
    organizationId: v.string(),
    filterByStatus: v.optional(v.pipe(v.array(v.picklist(ACTIVITY_STATUSES)), v.maxLength(100))),
    filterByType: v.optional(
      v.pipe(
        v.array(v.string()),
        v.check((types) => types.length <= MOST_TYPES, `must have at most ${MOST_TYPES} entries`),
      ),
    ),
    paginationOptions: v.optional(paginationOptions),
  }),
  response: v.object({ activities: v.array(activityRecord) }),
})
