'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountSession } from '../core/session/accountSessions.ts'
import { useKit } from './kitContext.ts'
import { requireSession } from './queries/accountQuery.ts'
import {
  accountSessionsQueryKey,
  accountSessionsQueryOptions,
  keptSessionsQueryKey,
  keptSessionsQueryOptions,
} from './queries/sessionsQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The sessions of this browser and those of the account, with what can be done to them.
 *
 * `kept` are those of this browser, by name; `account` are those that the service knows, on any device. Both are TanStack
 * queries. `switchTo` and `remove` take a name; `end` takes a session of the account, `endOthers` nothing. All four are
 * TanStack mutations.
 *
 * @example
 * const { account, endOthers } = useSessions()
 */
export function useSessions() {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  const kept = useQuery(keptSessionsQueryOptions(kit, session))
  const account = useQuery(accountSessionsQueryOptions(kit, session))

  const keptChanged = () => client.invalidateQueries({ queryKey: keptSessionsQueryKey(kit) })
  const accountChanged = () =>
    client.invalidateQueries({ queryKey: accountSessionsQueryKey(session) })

  const endKeys = async (ended: readonly AccountSession[]) => {
    const { userId } = requireSession(session)
    // of the one in use those that it does not use any more
    const ids = ended.flatMap(({ id, earlierIds, isCurrent }) =>
      isCurrent ? earlierIds : [...earlierIds, id],
    )
    const apiKeyIds = [...new Set(ids)]
    if (apiKeyIds.length > 0) await kit.submit('deleteApiKeys', { userId, apiKeyIds })
  }

  return {
    kept,
    account,
    switchTo: useMutation({
      mutationFn: (name: string) => kit.sessions.switchTo(name),
      onSettled: keptChanged,
      networkMode: 'always',
    }),
    remove: useMutation({
      mutationFn: (name: string) => kit.sessions.remove(name),
      onSettled: keptChanged,
      networkMode: 'always',
    }),
    end: useMutation({
      async mutationFn(ended: AccountSession) {
        await endKeys([ended])
        // the one in use goes by a logout, so that every tab knows
        if (ended.isCurrent) await kit.logOut()
      },
      onSettled: accountChanged,
    }),
    endOthers: useMutation({
      async mutationFn() {
        const all = await client.fetchQuery({
          ...accountSessionsQueryOptions(kit, session),
          staleTime: 0,
        })
        await endKeys(all)
      },
      onSettled: accountChanged,
    }),
  }
}
