'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { contractInterfaceQueryOptions } from './queries/contractInterfaceQuery.ts'
import { useSession } from './useSession.ts'

/**
 * What the organization has stored about a contract. A TanStack query.
 *
 * @example
 * const { data: contract } = useContractInterface(smartContractInterfaceId)
 */
export function useContractInterface(interfaceId: string) {
  const { session } = useSession()
  return useQuery(contractInterfaceQueryOptions(useKit(), session, interfaceId))
}
