'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { userQueryOptions } from './queries/userQuery.ts'
import { useSession } from './useSession.ts'

/**
 * Whoever is logged in, with name and addresses. A TanStack query.
 *
 * @example
 * const { data: user } = useUser()
 */
export function useUser() {
  const { session } = useSession()
  return useQuery(userQueryOptions(useKit(), session))
}
