import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'
import type { Session } from '../../core/session/session.ts'
import {
  isOver,
  isUnknownSend,
  transactionStatusFromWire,
  UNKNOWN_AT_MOST,
} from '../../core/wallet/transactionStatus.ts'
import { accountKey, accountQuery } from './accountQuery.ts'

/** How often a transaction under way is asked about, in milliseconds. */
const ASK_AGAIN_MS = 1000

/** The key of the status of a transaction in the query cache. */
export const transactionStatusQueryKey = (session: Session | null, statusId: string) =>
  accountKey('transaction-status', session, statusId)

/**
 * How far a transaction has come, as TanStack query options. It is asked about until it is over, or the service has said ten
 * times in a row that it knows none: `HTTP_STATUS` with `status` 404.
 */
export const transactionStatusQueryOptions = (
  kit: Latchkit,
  session: Session | null,
  statusId: string,
) =>
  queryOptions({
    ...accountQuery(session),
    queryKey: transactionStatusQueryKey(session, statusId),
    async queryFn({ signal }) {
      const body = { sendTransactionStatusId: statusId }
      const status = await kit.query('getSendTransactionStatus', body, { signal })
      return transactionStatusFromWire(status)
    },
    // one that the service is a moment late with is no error yet
    retry: (failures, error) => isUnknownSend(error) && failures + 1 < UNKNOWN_AT_MOST,
    retryDelay: ASK_AGAIN_MS,
    refetchInterval: ({ state: { data, error } }) =>
      isUnknownSend(error) || (data && isOver(data)) ? false : ASK_AGAIN_MS,
  })
