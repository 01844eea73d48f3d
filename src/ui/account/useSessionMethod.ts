'use client'

import { useQuery } from '@tanstack/react-query'
import type { LoginMethod } from '../../core/config/loginMethod.ts'
import { useKit } from '../../react/kitContext.ts'
import { accountSessionsQueryOptions } from '../../react/queries/sessionsQuery.ts'
import { useSession } from '../../react/useSession.ts'

/** By what the session in use began; null while nobody knows. */
export function useSessionMethod(): LoginMethod | null {
  const { session } = useSession()
  const { data = null } = useQuery({
    ...accountSessionsQueryOptions(useKit(), session),
    // a renewed session goes on with what the old one began by
    placeholderData: (before) => before,
    select: (all) => all.find(({ isCurrent }) => isCurrent)?.method,
  })
  return data
}
