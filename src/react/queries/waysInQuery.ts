import { queryOptions } from '@tanstack/react-query'
import type { Linking } from '../../core/linking/createLinking.ts'
import type { Session } from '../../core/session/session.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of the ways into an account in the query cache. A session that is renewed keeps it. */
export const waysInQueryKey = (session: Session | null) => accountKey('ways-in', session)

/** The ways into the account, as TanStack query options. Waits while nobody is logged in. */
export const waysInQueryOptions = (linking: Pick<Linking, 'list'>, session: Session | null) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: waysInQueryKey(session),
    queryFn: ({ signal }) => linking.list(signal),
  })
