import { queryOptions } from '@tanstack/react-query'
import { userFromWire } from '../../core/account/user.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery, requireSession } from './accountQuery.ts'

/** The key of the user in the query cache. */
export const userQueryKey = (session: Session | null) => accountKey('user', session)

/** Whoever is logged in, as TanStack query options. Waits while nobody is. */
export const userQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: userQueryKey(session),
    async queryFn({ signal }) {
      const { userId } = requireSession(session)
      const { user } = await kit.query('getUser', { userId }, { signal })
      return userFromWire(user)
    },
  })
