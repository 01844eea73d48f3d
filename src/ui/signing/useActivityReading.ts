'use client'

import { useSuspenseQuery } from '@tanstack/react-query'
import type { Activity } from '../../core/account/activity.ts'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import { viewOfActivity } from '../../core/wallet/signing/viewOfActivity.ts'
import { useKit } from '../../react/kitContext.ts'
import { accountKey } from '../../react/queries/accountQuery.ts'
import { useSession } from '../../react/useSession.ts'

/** What an activity would sign, in the words of the confirmation; null where nobody can say it so. Suspends while it is read. */
export function useActivityReading(activity: Pick<Activity, 'id' | 'intent'>) {
  const kit = useKit()
  const { session } = useSession()
  const { data } = useSuspenseQuery<SignView | null>({
    queryKey: accountKey('activity-reading', session, activity.id),
    retry: false,
    // what was asked does not change, and what somebody reads should not either
    staleTime: Number.POSITIVE_INFINITY,
    // it is shown to the letter then
    queryFn: ({ signal }) => viewOfActivity(kit, activity, signal).catch(() => null),
  })
  return data
}
