import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of `whoami` in the query cache. A session that is renewed keeps it. */
export const whoamiQueryKey = (session: Session | null) => accountKey('whoami', session)

/** Who the service says the session is, as TanStack query options. Waits while nobody is logged in. */
export const whoamiQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: whoamiQueryKey(session),
    queryFn: ({ signal }) => kit.query('whoami', {}, { signal }),
  })
