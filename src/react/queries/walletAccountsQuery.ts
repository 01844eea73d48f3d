import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { type Account, accountFromWire } from '../../core/wallet/account.ts'
import { accountKey, accountQuery } from './accountQuery.ts'
import { joined, pages } from './pages.ts'

/** Which accounts: those of one wallet, or of all. */
export type AccountFilter = { readonly walletId?: string | undefined }

/** The key of wallet accounts in the query cache; without a filter, of all such lists. */
export const walletAccountsQueryKey = (session: Session | null, filter?: AccountFilter) =>
  accountKey('wallet-accounts', session, ...(filter ? [filter.walletId ?? 'all'] : []))

/** Wallet accounts, a hundred at a time, as options of a TanStack infinite query. Waits while nobody is logged in. */
export const walletAccountsQueryOptions = (
  kit: Latchkit,
  session: Session | null,
  filter: AccountFilter = {},
) =>
  infiniteQueryOptions({
    ...accountQuery(session),
    ...pages,
    queryKey: walletAccountsQueryKey(session, filter),
    async queryFn({ pageParam, signal }) {
      const body = { ...filter, paginationOptions: pageParam }
      const { accounts } = await kit.query('listWalletAccounts', body, { signal })
      return accounts.map(accountFromWire)
    },
    select: joined<Account>,
  })
