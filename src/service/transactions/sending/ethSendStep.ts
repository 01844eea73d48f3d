import * as v from 'valibot'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Reads } from '../../store/store.ts'
import { askRevertData, askTraceOfTransaction } from '../ethereum/askChain.ts'
import { createErrorFinder } from '../ethereum/createErrorFinder.ts'
import { numberFromQuantity } from '../ethereum/ethCall.ts'
import { ethRevertError, revertsFrom } from '../ethereum/ethSendError.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError } from '../rpc/rpcErrors.ts'
import { broadcasting, failed, included, isStale, refused, type SendStep } from './sendStep.ts'

export type EthSendContext = { readonly store: Reads; readonly rpc: Rpc; readonly nowMs: number }

const receiptShape = v.object({ status: v.string(), blockNumber: v.string() })
const transactionShape = v.object({
  from: v.string(),
  to: v.nullish(v.string()),
  value: v.string(),
  input: v.string(),
  gas: v.string(),
})

/** After this long a node that does not know a transaction is told of it again, in milliseconds. */
const FORGOTTEN_MS = 30_000

/**
 * Looks at one transaction on Ethereum: sends it, or asks whether it is in a block.
 *
 * Ours: included is included, in the first block that has it; how deep it must lie is for the app to say.
 *
 * @throws RpcUnreachableError, RpcRefusedError
 */
export async function ethSendStep(
  context: EthSendContext,
  row: SendTransactionRow,
): Promise<SendStep> {
  const { rpc, nowMs } = context
  if (row.status === 'INITIALIZED') return broadcast(context, row)
  const receipt = v.safeParse(receiptShape, await rpc.call('eth_getTransactionReceipt', [row.hash]))
  if (receipt.success) return rest(context, row, receipt.output)
  if (isStale(row, nowMs)) return failed({ message: 'not included within a day' }, nowMs)
  const isForgotten = nowMs - row.createdAtMs > FORGOTTEN_MS && !(await isKnown(context, row))
  return isForgotten ? broadcast(context, row) : {}
}

async function broadcast(context: EthSendContext, row: SendTransactionRow): Promise<SendStep> {
  const { rpc, nowMs } = context
  try {
    await rpc.call('eth_sendRawTransaction', [`0x${row.signedTransaction}`])
  } catch (error) {
    if (!(error instanceof RpcRefusedError)) throw error
    // sent before, by this process or by one that is gone
    if (await isKnown(context, row)) return broadcasting(nowMs)
    return refused({ message: error.message }, nowMs)
  }
  return broadcasting(nowMs)
}

async function isKnown({ rpc }: EthSendContext, { hash }: SendTransactionRow): Promise<boolean> {
  const known = await rpc.call('eth_getTransactionByHash', [hash])
  return known !== null && known !== undefined
}

async function rest(
  context: EthSendContext,
  row: SendTransactionRow,
  receipt: v.InferOutput<typeof receiptShape>,
): Promise<SendStep> {
  const { rpc, store, nowMs } = context
  if (numberFromQuantity(receipt.status) === 1n) return included(nowMs)
  const hash = row.hash ?? ''
  const findError = await createErrorFinder(store, row.organizationId)
  const trace = await askTraceOfTransaction(rpc, hash)
  const block = numberFromQuantity(receipt.blockNumber) ?? 0n
  const bare = trace === null ? await bareRevert(rpc, hash, block) : { to: '', data: '' }
  return failed(ethRevertError(revertsFrom(trace, bare, findError)), nowMs)
}

/** Where a node does not trace, the same call is tried again on the state before the block. */
async function bareRevert(rpc: Rpc, hash: string, block: bigint) {
  const read = v.safeParse(transactionShape, await rpc.call('eth_getTransactionByHash', [hash]))
  if (!read.success) return { to: '', data: '' }
  const { input, to, from, value } = read.output
  const call = { from, to: to ?? '', value, data: input }
  return { to: call.to, data: await askRevertData(rpc, call, block) }
}
