import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { sendTransactionError } from '../fields/sendTransactionError.ts'

/** How far a transaction has come. Spec: Query endpoints (B) › get_send_transaction_status. */
export const getSendTransactionStatus = defineEndpoint({
  path: '/public/v1/query/get_send_transaction_status',
  request: v.object({ organizationId: v.string(), sendTransactionStatusId: v.string() }),
  response: v.object({
    txStatus: v.string(),
    eth: v.optional(v.object({ txHash: v.optional(v.string()) })),
    solana: v.optional(v.object({ signature: v.optional(v.string()) })),
    txError: v.optional(v.string()),
    error: v.optional(sendTransactionError),
  }),
})
