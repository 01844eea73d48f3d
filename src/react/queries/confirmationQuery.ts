import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { loadSecrets } from '../loadSecrets.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of how a person can confirm something in the query cache. */
export const confirmationQueryKey = (session: Session | null) => accountKey('confirmation', session)

/** How whoever is logged in can confirm an export, as TanStack query options. Asked anew each time. */
export const confirmationQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: confirmationQueryKey(session),
    async queryFn({ signal }) {
      const { confirmationWay } = await loadSecrets(kit)
      return confirmationWay(signal)
    },
    gcTime: 0,
  })
