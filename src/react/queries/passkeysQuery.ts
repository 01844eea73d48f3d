import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../core/actions/listPasskeys.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of an account's passkeys in the query cache. */
export const passkeysQueryKey = (session: Session | null) => accountKey('passkeys', session)

/** The passkeys of whoever is logged in, as TanStack query options. Waits while nobody is. */
export const passkeysQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: passkeysQueryKey(session),
    queryFn: async ({ signal }) =>
      session === null ? [] : listPasskeys(kit, session.userId, signal),
  })
