'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { type ActivityFilter, activitiesQueryOptions } from './queries/activitiesQuery.ts'
import { useSession } from './useSession.ts'

/**
 * What was asked of the service in this account, the newest first and a hundred at a time. A TanStack infinite query;
 * `data` is one list.
 *
 * @example
 * const { data: waiting = [] } = useActivities({ statuses: ['ACTIVITY_STATUS_CONSENSUS_NEEDED'] })
 */
export function useActivities(filter: ActivityFilter = {}) {
  const { session } = useSession()
  return useInfiniteQuery(activitiesQueryOptions(useKit(), session, filter))
}
