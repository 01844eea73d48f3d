import { isRevert, readRevert } from '../../../crypto/ethereum/readRevert.ts'
import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { Reads } from '../../store/store.ts'
import { askFees, askGas, askTraceOfCall } from '../../transactions/ethereum/askChain.ts'
import { createErrorFinder } from '../../transactions/ethereum/createErrorFinder.ts'
import { ethRevertError, findReverts } from '../../transactions/ethereum/ethSendError.ts'
import type { EthTerms } from '../../transactions/ethereum/sendingTransaction.ts'
import type { Rpc } from '../../transactions/rpc/createRpc.ts'
import { RpcRefusedError } from '../../transactions/rpc/rpcErrors.ts'
import type { AskedSend } from './readEthSend.ts'

/** All of a transaction but its number; or why it would fail. */
export type PreparedSend =
  | { readonly kind: 'ready'; readonly terms: Omit<EthTerms, 'nonce'> }
  | { readonly kind: 'failed'; readonly error: SendTransactionError }

type PrepareContext = { readonly store: Reads; readonly rpc: Rpc; readonly organizationId: string }

/**
 * Asks the chain for what a request leaves open: the fees, and the gas by trying the call.
 *
 * @throws RpcUnreachableError; RpcRefusedError when the node refuses anything but the call itself.
 */
export async function prepareEthSend(
  context: PrepareContext,
  asked: AskedSend,
): Promise<PreparedSend> {
  const { chainId, call } = asked
  const [fees, gas] = await Promise.all([feesOf(context.rpc, asked), gasOf(context, asked)])
  if (typeof gas !== 'bigint') return { kind: 'failed', error: gas }
  return { kind: 'ready', terms: { chainId, call, gas, ...fees } }
}

async function feesOf(rpc: Rpc, { chainId, maxFeePerGas, maxPriorityFeePerGas }: AskedSend) {
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas }
  const usual = await askFees(rpc, `eip155:${chainId}`)
  const tip = maxPriorityFeePerGas ?? usual.maxPriorityFeePerGas
  // what the caller gives bounds what the chain says
  if (maxFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas }
  const room = usual.maxFeePerGas - usual.maxPriorityFeePerGas
  return { maxFeePerGas: room + tip, maxPriorityFeePerGas: tip }
}

async function gasOf(
  context: PrepareContext,
  { gas, call }: AskedSend,
): Promise<bigint | SendTransactionError> {
  if (gas !== undefined) return gas
  const { rpc, store, organizationId } = context
  try {
    return await askGas(rpc, call)
  } catch (error) {
    if (!(error instanceof RpcRefusedError)) throw error
    if (!isRevert(error)) return { message: error.message || 'the node refused the call' }
    const findError = await createErrorFinder(store, organizationId)
    const trace = await askTraceOfCall(rpc, call)
    const askBare = async () => ({ to: call.to, revert: readRevert(error) })
    return ethRevertError(await findReverts(trace, askBare, findError))
  }
}
