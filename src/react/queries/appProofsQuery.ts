import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of the app proofs of an activity in the query cache. */
export const appProofsQueryKey = (session: Session | null, activityId: string) =>
  accountKey('app-proofs', session, activityId)

/**
 * The app proofs of an activity, as TanStack query options. Nothing of them is believed before `verifyAppProof` of the
 * subpath `crypto` has seen it.
 */
export const appProofsQueryOptions = (kit: Latchkit, session: Session | null, activityId: string) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: appProofsQueryKey(session, activityId),
    async queryFn({ signal }) {
      const { appProofs } = await kit.query('listAppProofs', { activityId }, { signal })
      return appProofs
    },
    // what an activity did does not change any more; there are none before it is done
    staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
  })
