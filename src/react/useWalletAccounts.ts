'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { type AccountFilter, walletAccountsQueryOptions } from './queries/walletAccountsQuery.ts'
import { useSession } from './useSession.ts'

/**
 * The accounts of a wallet, or of all wallets, a hundred at a time. A TanStack infinite query; `data` is one list.
 *
 * @example
 * const { data: accounts = [], hasNextPage, fetchNextPage } = useWalletAccounts({ walletId })
 */
export function useWalletAccounts(filter: AccountFilter = {}) {
  const { session } = useSession()
  return useInfiniteQuery(walletAccountsQueryOptions(useKit(), session, filter))
}
