import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import { readAccountKeys } from '../../core/session/accountKeys.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of an account's sessions in the query cache. */
export const accountSessionsQueryKey = (session: Session | null) => accountKey('sessions', session)

/** The sessions and API keys that the service knows of the account, as TanStack query options. Waits while nobody is logged in. */
export const accountSessionsQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: [...accountSessionsQueryKey(session), session?.publicKeyHex ?? null],
    queryFn: async ({ signal }) => {
      if (session === null) return []
      const { user } = await kit.query('getUser', { userId: session.userId }, { signal })
      return readAccountKeys(user, session, kit.nowMs())
    },
  })

/** The key of the sessions that this browser keeps in the query cache. */
export const keptSessionsQueryKey = (kit: Latchkit) =>
  ['latchkit', 'kept-sessions', kit.options.authProxyConfigId] as const

/** The sessions that this browser keeps, by name, as TanStack query options. */
export const keptSessionsQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    queryKey: [...keptSessionsQueryKey(kit), session?.publicKeyHex ?? null],
    queryFn: () => kit.sessions.list(),
    networkMode: 'always',
    retry: false,
  })
