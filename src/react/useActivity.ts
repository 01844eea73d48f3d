'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { activityQueryOptions } from './queries/activitiesQuery.ts'
import { useSession } from './useSession.ts'
import { useVote } from './useVote.ts'

/**
 * One activity, with the votes on it.
 *
 * `activity` is a TanStack query; while others have to vote it is asked about again. `approve` and `reject` are TanStack
 * mutations that take the activity: its `canApprove` and `canReject` say who may.
 *
 * @example
 * const { activity, approve } = useActivity(activityId)
 * if (activity.data?.canApprove) approve.mutate(activity.data)
 */
export function useActivity(activityId: string) {
  const { session } = useSession()
  return {
    activity: useQuery(activityQueryOptions(useKit(), session, activityId)),
    approve: useVote('approveActivity'),
    reject: useVote('rejectActivity'),
  }
}
