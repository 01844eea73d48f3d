'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Latchkit } from '../core/latchkit.ts'
import type { AccountSession } from '../core/session/accountSessions.ts'
import type { Session } from '../core/session/session.ts'
import { useKit } from './kitContext.ts'
import { accountSessionsQueryOptions } from './queries/sessionsQuery.ts'
import { useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

/** The half of `useSessions` that is about the account: its sessions on any device, and what ends them. */
export function useAccountSessions() {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  return {
    account: useQuery(accountSessionsQueryOptions(kit, session)),
    end: useAccountMutation(async (kit, session, ended: AccountSession) => {
      await endKeys(kit, session, [ended])
      // the one in use goes by a logout, so that every tab knows
      if (ended.isCurrent) await kit.logOut()
    }, touched),
    endOthers: useAccountMutation(async (kit, session) => {
      const known = accountSessionsQueryOptions(kit, session)
      await endKeys(kit, session, await client.fetchQuery({ ...known, staleTime: 0 }))
    }, touched),
  }
}

const touched = ['sessions'] as const

async function endKeys(kit: Latchkit, { userId }: Session, ended: readonly AccountSession[]) {
  // of the one in use those that it does not use any more
  const ids = ended.flatMap(({ id, earlierIds, isCurrent }) =>
    isCurrent ? earlierIds : [...earlierIds, id],
  )
  const apiKeyIds = [...new Set(ids)]
  if (apiKeyIds.length > 0) await kit.submit('deleteApiKeys', { userId, apiKeyIds })
}
