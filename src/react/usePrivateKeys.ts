'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { privateKeysQueryOptions } from './queries/privateKeysQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The private keys of whoever is logged in that are no wallet's, such as imported ones: their names and addresses, never the
 * keys themselves. A TanStack query.
 *
 * @example
 * const { data: privateKeys = [] } = usePrivateKeys()
 */
export function usePrivateKeys() {
  const { session } = useSession()
  return useQuery(privateKeysQueryOptions(useKit(), session))
}
