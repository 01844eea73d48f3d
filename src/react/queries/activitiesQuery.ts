import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type Activity,
  type ActivityStatus,
  activityFromWire,
  isOpen,
} from '../../core/account/activity.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'
import { joined, pages } from './pages.ts'

/** Which activities: of these types, and where they stand; all when left out. */
export type ActivityFilter = {
  readonly types?: readonly string[] | undefined
  readonly statuses?: readonly ActivityStatus[] | undefined
}

/** How long an activity that others have to vote on is left before it is asked about again, in milliseconds. */
const ASK_AGAIN_MS = 5000

/** The key of activities in the query cache; without a filter, of all such lists. */
export const activitiesQueryKey = (session: Session | null, filter?: ActivityFilter) =>
  accountKey('activities', session, ...(filter ? [filter] : []))

/** Activities, the newest first and a hundred at a time, as options of a TanStack infinite query. Waits while nobody is logged in. */
export const activitiesQueryOptions = (
  kit: Latchkit,
  session: Session | null,
  filter: ActivityFilter = {},
) =>
  infiniteQueryOptions({
    ...accountQuery(session),
    ...pages,
    queryKey: activitiesQueryKey(session, filter),
    async queryFn({ pageParam, signal }) {
      const { types, statuses } = filter
      const body = {
        ...(types && { filterByType: [...types] }),
        ...(statuses && { filterByStatus: [...statuses] }),
        paginationOptions: pageParam,
      }
      const { activities } = await kit.query('listActivities', body, { signal })
      return activities.map(activityFromWire)
    },
    select: joined<Activity>,
  })

/** The key of one activity in the query cache. */
export const activityQueryKey = (session: Session | null, activityId: string) =>
  accountKey('activity', session, activityId)

/** One activity, as TanStack query options. While something may still come of it, it is asked about again. */
export const activityQueryOptions = (kit: Latchkit, session: Session | null, activityId: string) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: activityQueryKey(session, activityId),
    async queryFn({ signal }) {
      const { activity } = await kit.query('getActivity', { activityId }, { signal })
      return activityFromWire(activity)
    },
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? ASK_AGAIN_MS : false),
  })
