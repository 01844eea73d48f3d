import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { walletFromWire } from '../../core/wallet/wallet.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of an account's wallets in the query cache. */
export const walletsQueryKey = (session: Session | null) => accountKey('wallets', session)

/** The wallets of whoever is logged in, as TanStack query options. Waits while nobody is. */
export const walletsQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: walletsQueryKey(session),
    async queryFn({ signal }) {
      const { wallets } = await kit.query('listWallets', {}, { signal })
      return wallets.map(walletFromWire)
    },
  })
