import * as v from 'valibot'
import { sendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { SendStatus } from '../../../wire/sendLife.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Answers how far a transaction has come: INITIALIZED, BROADCASTING, and at rest INCLUDED, FAILED or REPLACED.
 *
 * Spec: Send transaction status. Ours: `REPLACED`, with a reason, when a block has another transaction of the account with the
 * same nonce. The other four are those of the public service, whose own clients hear FAILED for it (`X-Client-Version`).
 */
export const getSendTransactionStatus: Handler<
  QueryEndpoints['getSendTransactionStatus'],
  CallContext
> = async ({ sendTransactionStatusId: id }, { parts, organizationId, clientVersion }) => {
  const row = await parts.store.first('sendTransactions', { id, organizationId })
  if (!row) throw new Refusal('SEND_TRANSACTION_NOT_FOUND')
  const { hash, caip2, errorJson } = row
  const isEthereum = caip2.startsWith('eip155:')
  const error = errorJson === null ? null : v.parse(sendTransactionError, JSON.parse(errorJson))
  return {
    txStatus: toKnownStatus(row.status, clientVersion),
    ...(hash !== null && isEthereum ? { eth: { txHash: hash } } : {}),
    ...(hash !== null && !isEthereum ? { solana: { signature: hash } } : {}),
    ...(error === null ? {} : { txError: error.message ?? 'transaction failed', error }),
  }
}

/** Clients of the public service know four names, and would wait for one of them until they give up. */
function toKnownStatus(status: SendStatus, clientVersion: string | undefined): SendStatus {
  const isPublished = clientVersion?.startsWith('@turnkey/') === true
  return status === 'REPLACED' && isPublished ? 'FAILED' : status
}
