import {
  getRefusal,
  readEthereumBroadcast,
  readEthereumReceipt,
} from '../../../wire/nodeResponses.ts'
import type { NodeVerdict } from '../../../wire/nodeVerdict.ts'
import { applyBroadcast, getBackoffMs, isReplaced } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Reads } from '../../store/store.ts'
import { askReverts } from '../ethereum/askReverts.ts'
import { createErrorFinder } from '../ethereum/createErrorFinder.ts'
import { ethRevertError } from '../ethereum/ethSendError.ts'
import { findNonceUser } from '../ethereum/findNonceUser.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { failed, goesOn, included, refused, replaced, type SendStep, withLife } from './sendStep.ts'
import { readLife, type StoredLife } from './storedLife.ts'

export type EthSendContext = { readonly store: Reads; readonly rpc: Rpc; readonly nowMs: number }

/**
 * Looks at one transaction on Ethereum: asks whether a block has it, and sends the same bytes again while none has.
 *
 * Ours: included is included, in the first block that has it; how deep it must lie is for the app to say.
 *
 * @throws RpcUnreachableError, RpcRefusedError
 */
export async function ethSendStep(
  context: EthSendContext,
  row: SendTransactionRow,
): Promise<SendStep> {
  const { nowMs } = context
  const life = readLife(row)
  if (life.mayBeOut) {
    const found = await lookUp(context, row)
    if (found) return found
  }
  if (nowMs < life.nextAttemptAtMs) return goesOn(row, life, nowMs)
  return broadcast(context, row, life)
}

async function lookUp(context: EthSendContext, row: SendTransactionRow): Promise<SendStep | null> {
  const { rpc, store, nowMs } = context
  const receipt = await rpc.call('eth_getTransactionReceipt', [row.hash])
  const verdict = readEthereumReceipt({ httpStatus: 200, body: { result: receipt } })
  if (verdict.kind !== 'included') return null
  if (!verdict.hasFailed) return included(nowMs)
  const findError = await createErrorFinder(store, row.organizationId)
  const reverts = await askReverts(rpc, { hash: row.hash ?? '', receipt, findError })
  return failed(ethRevertError(reverts), nowMs)
}

async function broadcast(
  context: EthSendContext,
  row: SendTransactionRow,
  before: StoredLife,
): Promise<SendStep> {
  const { rpc, nowMs } = context
  const response = await rpc.broadcast('eth_sendRawTransaction', [`0x${row.signedTransaction}`])
  const verdict = readEthereumBroadcast(response, row.caip2)
  const { life, next } = applyBroadcast(before, verdict)
  const message = getRefusal(response.body)?.message || 'the node refused the transaction'
  if (life.status === 'FAILED') return refused({ message }, nowMs)
  const afterMs = next.kind === 'broadcastAgain' ? next.afterMs : getBackoffMs(life.attempts, null)
  const stored = withLife(before, life, nowMs + afterMs)
  if (verdict.kind !== 'refusedForEver' || verdict.reason !== 'nonceUsed')
    return goesOn(row, { ...stored, nonceUse: seenSince(stored, verdict) }, nowMs)
  return judgeNonce(context, row, stored)
}

/** What was seen of the nonce, after a response that does not name it as used. */
function seenSince({ nonceUse }: StoredLife, verdict: NodeVerdict): StoredLife['nonceUse'] {
  if (nonceUse === null || verdict.kind === 'known') return null
  const hasLeft = verdict.kind === 'unknown' || (verdict.kind === 'retry' && verdict.mayBeTaken)
  return { ...nonceUse, mayBeOut: nonceUse.mayBeOut || hasLeft }
}

/**
 * A block has used the nonce: for this transaction, which a replica that is behind does not know yet, or for another.
 *
 * The transaction is replaced at once when its bytes never left and a block shows the other one. In any other case look-ups must
 * miss it several times, and where its bytes may be out the block must lie deep.
 */
async function judgeNonce(
  context: EthSendContext,
  row: SendTransactionRow,
  life: StoredLife,
): Promise<SendStep> {
  const { nowMs } = context
  const isUnsent = life.status === 'REPLACED'
  const nonce = row.nonce ?? 0
  const owner = { caip2: row.caip2, from: row.fromAddress, nonce }
  const use = await findNonceUser(context.rpc, owner)
  // what carries requests may repeat one by itself: a first refusal does not prove that nothing left before it
  const doubt: StoredLife = { ...life, status: 'BROADCASTING', mayBeOut: true }
  // its own: the receipt comes with a later look
  if (use?.hash === row.hash)
    return goesOn(row, { ...doubt, wasKnown: true, nonceUse: null }, nowMs)
  // the node that was asked does not show what another one said
  if (use === null) return goesOn(row, doubt, nowMs)
  const replacedBy = use.hash ?? life.replacedBy
  if (isUnsent && use.hash !== null) return replaced({ ...life, replacedBy }, nowMs)
  const before = life.nonceUse ?? { usedAtHeight: use.height, misses: 0, mayBeOut: !isUnsent }
  const usedAtHeight = use.usedAtHeight ?? before.usedAtHeight
  const nonceUse = { ...before, usedAtHeight, misses: before.misses + 1 }
  if (!isReplaced({ ...nonceUse, height: use.height }))
    return goesOn(row, { ...doubt, nonceUse }, nowMs)
  // one last look
  const found = await lookUp(context, row)
  return found ?? replaced({ ...life, mayBeOut: nonceUse.mayBeOut, replacedBy }, nowMs)
}
