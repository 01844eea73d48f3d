import { withSignature } from '../../../crypto/ethereum/signedEthTransaction.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import { askNonce } from '../../transactions/ethereum/askChain.ts'
import {
  digestOf,
  sendingTransaction,
  transactionHash,
} from '../../transactions/ethereum/sendingTransaction.ts'
import { announceSend } from '../../transactions/sending/announceSend.ts'
import { createLife, writeLife } from '../../transactions/sending/storedLife.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSigner, requireStillThere } from '../wallets/findSigner.ts'
import { freeNonce } from './freeNonce.ts'
import { holdKey } from './holdKey.ts'
import { prepareEthSend } from './prepareEthSend.ts'
import { type EthSendParameters, readEthSend } from './readEthSend.ts'
import { requireRpc, withRpcRefusals } from './requireRpc.ts'

type Result = Commit<{ readonly sendTransactionStatusId: string }>

/**
 * Signs a transaction and leaves it to be sent.
 *
 * The number that it bears is chosen and the transaction signed while it is recorded, so that two that are submitted at
 * the same time never bear the same one.
 *
 * Ours: a call that fails when it is tried is not sent and not paid for; its status tells why. With a gas limit of the
 * caller's it is not tried.
 *
 * @throws Refusal `REQUEST_INVALID`, `GAS_STATION_NOT_CONFIGURED`, `CHAIN_NOT_CONFIGURED`, `SIGNER_NOT_FOUND` or `RPC_CALL_ERROR`.
 */
export async function sendEthTransaction(
  parameters: EthSendParameters,
  context: CallContext,
): Promise<Result> {
  const { parts, organizationId, activityId, nowMs } = context
  const asked = readEthSend(parameters)
  const rpc = requireRpc(parts, parameters.caip2)
  const signer = await findSigner(parts.store, organizationId, parameters.from)
  if (signer.kind === 'privateKey' && signer.addressFormat === null)
    throw new Refusal('SIGNER_NOT_FOUND')
  const { from } = asked.call
  const [chainNonce, prepared] = await withRpcRefusals(() =>
    Promise.all([
      askNonce(rpc, from),
      prepareEthSend({ store: parts.store, rpc, organizationId }, asked),
    ]),
  )
  const id = parts.newId()
  const key = await holdKey(parts, signer, id)
  const row: SendTransactionRow = {
    id,
    organizationId,
    activityId,
    caip2: parameters.caip2,
    fromAddress: from,
    nonce: null,
    status: 'FAILED',
    isOpen: false,
    signedTransaction: '',
    hash: null,
    errorJson: null,
    lifeJson: null,
    dueAtMs: nowMs,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return async (tx) => {
    await requireStillThere(tx, signer)
    if (prepared.kind === 'failed') {
      const failed = { ...row, errorJson: JSON.stringify(prepared.error) }
      await tx.insert('sendTransactions', failed)
      await announceSend(tx, parts, failed)
      return { sendTransactionStatusId: id }
    }
    const nonce =
      asked.nonce ?? (await freeNonce(tx, { caip2: row.caip2, from, chainNonce, askedAtMs: nowMs }))
    const transaction = sendingTransaction({ ...prepared.terms, nonce })
    const signed = withSignature(transaction, await key.sign(digestOf(transaction)))
    await tx.insert('sendTransactions', {
      ...row,
      nonce: Number(nonce),
      status: 'INITIALIZED',
      isOpen: true,
      signedTransaction: hexFromBytes(signed),
      hash: transactionHash(signed),
      lifeJson: writeLife(createLife()),
    })
    parts.sends?.wake()
    return { sendTransactionStatusId: id }
  }
}
