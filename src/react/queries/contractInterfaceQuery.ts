import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import { contractInterfaceFromWire } from '../../core/wallet/contractInterface.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** The key of what is stored about a contract in the query cache. */
export const contractInterfaceQueryKey = (session: Session | null, interfaceId: string) =>
  accountKey('contract-interface', session, interfaceId)

/** What the organization has stored about a contract, as TanStack query options. */
export const contractInterfaceQueryOptions = (
  kit: Latchkit,
  session: Session | null,
  interfaceId: string,
) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: contractInterfaceQueryKey(session, interfaceId),
    async queryFn({ signal }) {
      const body = { smartContractInterfaceId: interfaceId }
      const answer = await kit.query('getSmartContractInterface', body, { signal })
      return contractInterfaceFromWire(answer.smartContractInterface)
    },
  })
