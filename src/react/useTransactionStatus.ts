'use client'

import { useQuery } from '@tanstack/react-query'
import { useKit } from './kitContext.ts'
import { transactionStatusQueryOptions } from './queries/transactionStatusQuery.ts'
import { useSession } from './useSession.ts'

/**
 * How far a transaction has come that the service sends. A TanStack query, which is asked about until it is over. An id that
 * the service does not know, asked ten times in a row, is an error: `HTTP_STATUS` with `status` 404.
 *
 * @param statusId - what `eth_send_transaction` or `sol_send_transaction` answered.
 * @example
 * const { data: status } = useTransactionStatus(sendTransactionStatusId)
 * if (status?.at === 'failed') show(status.error)
 */
export function useTransactionStatus(statusId: string) {
  const { session } = useSession()
  return useQuery(transactionStatusQueryOptions(useKit(), session, statusId))
}
