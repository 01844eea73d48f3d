import { TransactionFailedError } from '../../../errors/transaction.ts'
import { createDeferred } from '../../../lib/deferred.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { TransactionStatus } from '../transactionStatus.ts'
import type { SentTransaction } from './signOutcome.ts'
import type { SignState } from './signState.ts'
import type { Amount, SignView } from './signView.ts'
import { watchSend } from './watchSend.ts'

type Shown = Omit<Extract<SignState, { at: 'signing' }>, 'at'>

/**
 * Follows a transaction and shows how far it is.
 *
 * @param signal - ends it.
 * @returns as soon as the network has it; showing goes on to its end.
 * @throws TransactionFailedError `TRANSACTION_FAILED` when the network never had it.
 */
export function followSend(
  kit: Pick<Latchkit, 'query' | 'nowMs' | 'options'>,
  statusId: string,
  shown: Shown,
  show: (state: SignState) => unknown,
  signal: AbortSignal,
): Promise<SentTransaction> {
  const startedAtMs = kit.nowMs()
  const sent = createDeferred<SentTransaction>()
  const onStatus = (status: TransactionStatus) => {
    const { at } = status
    // a service may know the hash before it has sent anything
    const hash = status.txStatus.toUpperCase() === 'INITIALIZED' ? null : status.hash
    if (hash !== null && at !== 'failed') sent.resolve({ kind: 'sent', statusId, hash })
    const end = async (how: (fee: Amount | null) => SignState) =>
      // where that does not load, the end is told all the same
      show(how(await feeOf(kit, shown.view, hash).catch(() => null)))
    if (at === 'included') {
      const tookMs = kit.nowMs() - startedAtMs
      return end((fee) => ({ ...shown, at: 'sent', hash, tookMs, fee }))
    }
    if (at === 'failed' || at === 'cancelled') {
      sent.reject(new TransactionFailedError({ hash, details: status.error?.message }))
      return end((fee) => ({ ...shown, at: 'reverted', hash, reason: status.error, fee }))
    }
    const step = hash === null ? 'signed' : 'sent'
    return show({ ...shown, at: 'sending', step, hash, startedAtMs })
  }
  show({ ...shown, at: 'sending', step: 'signed', hash: null, startedAtMs })
  watchSend(kit, statusId, onStatus, signal).then((last) => {
    if (last.hash !== null) sent.resolve({ kind: 'sent', statusId, hash: last.hash })
  }, sent.reject)
  return sent.promise
}

/** What the network took of the account; null when no node of the app can be asked. */
async function feeOf(kit: Pick<Latchkit, 'options'>, view: SignView, hash: string | null) {
  if (hash === null || !view.chain?.rpcUrl) return null
  const { feePaid } = await import('../sending/feePaid.ts')
  return feePaid(kit, view, hash)
}
