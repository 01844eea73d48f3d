'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { walletsQueryOptions } from './queries/walletsQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The wallets of whoever is logged in. A TanStack query.
 *
 * @example
 * const { data: wallets = [] } = useWallets()
 */
export function useWallets() {
  const { session } = useSession()
  return useQuery(walletsQueryOptions(useKit(), session))
}
