import { isLatchkitError } from '../../../errors/anyError.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
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
 * @throws TransactionFailedError `TRANSACTION_FAILED` when the network never had it, it failed at once, or another transaction took its place.
 * @throws InvalidResponseError `INVALID_RESPONSE` when it is there, and the service does not say by which hash; or when the
 *   service knows no such transaction, which is then shown too.
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
    const end = async (how: (fee: Amount | null) => SignState, of: string | null = hash) =>
      // where that does not load, the end is told all the same
      show(how(await feeOf(kit, shown.view, of).catch(() => null)))
    if (at === 'failed' || at === 'replaced' || at === 'cancelled') {
      sent.reject(new TransactionFailedError({ hash, details: status.error?.message }))
      const isReplaced = at === 'replaced'
      const reason = status.error
      // another transaction's fee is not its own
      const own = isReplaced ? null : hash
      return end((fee) => ({ ...shown, at: 'reverted', isReplaced, hash, reason, fee }), own)
    }
    if (hash !== null) sent.resolve({ kind: 'sent', statusId, hash })
    if (at === 'included') {
      const tookMs = kit.nowMs() - startedAtMs
      // without its name nobody can look for it
      sent.reject(new InvalidResponseError({ details: 'no hash' }))
      return end((fee) => ({ ...shown, at: 'sent', hash, tookMs, fee }))
    }
    const step = hash === null ? 'signed' : 'sent'
    return show({ ...shown, at: 'sending', step, hash, startedAtMs })
  }
  show({ ...shown, at: 'sending', step: 'signed', hash: null, startedAtMs })
  watchSend(kit, statusId, onStatus, signal).catch((error: unknown) => {
    sent.reject(error)
    const { id, place } = shown
    // it went out, and nobody can tell what became of it
    if (isLatchkitError(error, 'INVALID_RESPONSE'))
      show({ at: 'failed', id, place, error, wasSent: true })
  })
  return sent.promise
}

/** What the network took of the account; null when no node of the app can be asked. */
async function feeOf(kit: Pick<Latchkit, 'options'>, view: SignView, hash: string | null) {
  if (hash === null || !view.chain?.rpcUrl) return null
  const { feePaid } = await import('../sending/feePaid.ts')
  return feePaid(kit, view, hash)
}
