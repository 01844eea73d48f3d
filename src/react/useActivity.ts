'use client'

import { useQuery } from '@tanstack/react-query'
import type { Activity } from '../core/account/activity.ts'
import { useKit } from './kitContext.ts'
import { activityQueryKey, activityQueryOptions } from './queries/activitiesQuery.ts'
import { useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

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

function useVote(name: 'approveActivity' | 'rejectActivity') {
  return useAccountMutation(
    (kit, _session, { fingerprint }: Pick<Activity, 'id' | 'fingerprint'>) =>
      kit.submit(name, { fingerprint }),
    (session, { id }) => [activityQueryKey(session, id)],
  )
}
