'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { appProofsQueryOptions } from './queries/appProofsQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The service's proofs of what an activity did, as it says them: not verified. A TanStack query.
 *
 * @example
 * const { data: proofs = [] } = useAppProofs(activityId)
 */
export function useAppProofs(activityId: string) {
  const { session } = useSession()
  return useQuery(appProofsQueryOptions(useKit(), session, activityId))
}
