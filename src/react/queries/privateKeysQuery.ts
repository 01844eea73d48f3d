import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { privateKeyFromWire } from '../../core/wallet/privateKey.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of an account's private keys in the query cache. */
export const privateKeysQueryKey = (session: Session | null) => accountKey('private-keys', session)

/** The private keys of whoever is logged in that are no wallet's, as TanStack query options. Waits while nobody is. */
export const privateKeysQueryOptions = (kit: Latchkit, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: privateKeysQueryKey(session),
    async queryFn({ signal }) {
      const { privateKeys } = await kit.query('listPrivateKeys', {}, { signal })
      return privateKeys.map(privateKeyFromWire)
    },
  })
