'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Latchkit } from '../core/latchkit.ts'
import { createLinking } from '../core/linking/createLinking.ts'
import type { AccountKey } from '../core/session/accountKeys.ts'
import type { Session } from '../core/session/session.ts'
import { useKit } from './kitContext.ts'
import { accountSessionsQueryOptions } from './queries/sessionsQuery.ts'
import { ofLogin, useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

/** The half of `useSessions` that is about the account: every key that can act for it, and what ends them. */
export function useAccountSessions() {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  const [linking] = useState(() => createLinking(kit))
  return {
    account: useQuery(accountSessionsQueryOptions(kit, session)),
    end: useAccountMutation(async (kit, session, ended: AccountKey) => {
      // a login method: the last one stays
      if (ended.kind === 'wallet')
        return linking.remove({ way: { method: 'wallet', id: ended.id } })
      await endKeys(kit, session, [ended])
      // the one in use goes by a logout, so that every tab knows
      if (ended.isCurrent) await kit.logOut()
    }, touchedByOne),
    endOthers: useAccountMutation(async (kit, session) => {
      const known = accountSessionsQueryOptions(kit, session)
      const keys = await client.fetchQuery({ ...known, staleTime: 0 })
      await endKeys(kit, session, keys.filter(endsWithOthers))
    }, touched),
  }
}

const touched = ['sessions'] as const
const touchedByOne = ['sessions', ...ofLogin] as const

/** What ends with all others: a wallet is a login method, as a passkey is, and stays. */
const endsWithOthers = ({ kind }: AccountKey) => kind !== 'wallet'

async function endKeys(kit: Latchkit, { userId }: Session, ended: readonly AccountKey[]) {
  // of the session in use those keys that it does not use any more
  const ids = ended.flatMap(({ id, earlierIds, isCurrent }) =>
    isCurrent ? earlierIds : [...earlierIds, id],
  )
  const apiKeyIds = [...new Set(ids)]
  if (apiKeyIds.length > 0) await kit.submit('deleteApiKeys', { userId, apiKeyIds })
}
