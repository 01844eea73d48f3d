import { isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError, RequestAbortedError } from '../../../errors/http.ts'
import { wait } from '../../../lib/wait.ts'
import type { Latchkit } from '../../latchkit.ts'
import {
  isOver,
  isUnknownSend,
  type TransactionStatus,
  transactionStatusFromWire,
  UNKNOWN_AT_MOST,
} from '../transactionStatus.ts'

/** How often it is asked, in milliseconds: quick at first, as most are there within seconds. */
const PAUSES_MS = [200, 300, 500, 1000]

/**
 * Follows a transaction to its end. A network that fails meanwhile ends nothing: it is asked again.
 *
 * @param onStatus - told of every answer.
 * @returns the last answer.
 * @throws InvalidResponseError `INVALID_RESPONSE` when the service says again and again that it knows no such transaction.
 */
export async function watchSend(
  kit: Pick<Latchkit, 'query'>,
  statusId: string,
  onStatus: (status: TransactionStatus) => void,
  signal: AbortSignal,
): Promise<TransactionStatus> {
  let unknown = 0
  for (let asked = 0; ; asked++) {
    try {
      const body = { sendTransactionStatusId: statusId }
      const status = transactionStatusFromWire(
        await kit.query('getSendTransactionStatus', body, { signal }),
      )
      unknown = 0
      onStatus(status)
      if (isOver(status)) return status
    } catch (error) {
      // no answer is no end: the transaction is with the service, whatever becomes of this connection
      if (!isPassing(error)) throw error
      if (isUnknownSend(error) && ++unknown === UNKNOWN_AT_MOST)
        throw new InvalidResponseError({ details: 'no such transaction', cause: error })
    }
    await wait(PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? 1000, signal)
    if (signal.aborted) throw new RequestAbortedError()
  }
}

function isPassing(error: unknown): boolean {
  return (
    isLatchkitError(error, 'NETWORK_FAILED') ||
    isLatchkitError(error, 'REQUEST_TIMED_OUT') ||
    isLatchkitError(error, 'RATE_LIMITED') ||
    isLatchkitError(error, 'HTTP_STATUS')
  )
}
