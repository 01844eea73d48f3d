import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../core/actions/listPasskeys.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'

/** The key of an account's passkeys in the query cache. */
export const passkeysQueryKey = (session: Session | null) =>
  ['latchkit', 'passkeys', session?.organizationId ?? null, session?.userId ?? null] as const

/** The passkeys of whoever is logged in, as TanStack query options. Waits while nobody is. */
export const passkeysQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    queryKey: passkeysQueryKey(session),
    queryFn: async ({ signal }) =>
      session === null ? [] : listPasskeys(kit, session.userId, signal),
    enabled: session !== null,
    retry: false,
  })
