'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { type NonceOwner, noncesQueryOptions } from './queries/noncesQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The number that the next transaction of an address bears. A TanStack query.
 *
 * @example
 * const { data } = useNonces({ address, caip2: 'eip155:1' })
 */
export function useNonces(owner: NonceOwner) {
  const { session } = useSession()
  return useQuery(noncesQueryOptions(useKit(), session, owner))
}
