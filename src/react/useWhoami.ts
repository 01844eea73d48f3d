'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { whoamiQueryOptions } from './queries/whoamiQuery.ts'
import { useSession } from './useSession.ts'

/** Asks the service who the session is, by a request stamped with the session key. A TanStack query. */
export function useWhoami() {
  const kit = useKit()
  const { session } = useSession()
  return useQuery(whoamiQueryOptions(kit, session))
}
