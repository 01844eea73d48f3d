'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { keptSessionsQueryKey, keptSessionsQueryOptions } from './queries/sessionsQuery.ts'
import { useAccountSessions } from './useAccountSessions.ts'
import { useSession } from './useSession.ts'

/**
 * The sessions of this browser, and every key that can act for the account, with what can be done to them.
 *
 * `kept` are the sessions of this browser, by name; `account` are the sessions on any device and all API keys, whoever
 * registered them. Both are TanStack queries. `switchTo` and `remove` take a name; `end` takes a key of the account,
 * `endOthers` nothing: it ends all other sessions and removes all API keys. Wallets and passkeys are login methods and stay.
 * All four are TanStack mutations.
 *
 * @example
 * const { account, endOthers } = useSessions()
 */
export function useSessions() {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  const changing = {
    onSettled: () => client.invalidateQueries({ queryKey: keptSessionsQueryKey(kit) }),
    networkMode: 'always',
  } as const

  return {
    kept: useQuery(keptSessionsQueryOptions(kit, session)),
    switchTo: useMutation({
      mutationFn: (name: string) => kit.sessions.switchTo(name),
      ...changing,
    }),
    remove: useMutation({
      mutationFn: (name: string) => kit.sessions.remove(name),
      ...changing,
    }),
    ...useAccountSessions(),
  }
}
