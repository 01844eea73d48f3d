import * as v from 'valibot'
import { getMinimumTip } from '../../../wire/minimumTip.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError, RpcUnreachableError } from '../rpc/rpcErrors.ts'
import { type EthCall, numberFromQuantity, quantity } from './ethCall.ts'

/** What a transaction pays for gas, in wei. */
export type EthFees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

const blockShape = v.object({ baseFeePerGas: v.nullish(v.string()) })

/**
 * The number that the next transaction of an account bears, those in the node's pool counted.
 *
 * @throws RpcRefusedError, RpcUnreachableError
 */
export async function askNonce(rpc: Rpc, address: string): Promise<bigint> {
  return required(await rpc.call('eth_getTransactionCount', [address, 'pending']))
}

/**
 * What a transaction should pay now.
 *
 * Ours: twice the base fee of the last block and the usual tip, so that it is included within six full blocks. The tip is what
 * the node calls usual, and at least the chain's minimum.
 *
 * @param caip2 - the chain.
 */
export async function askFees(rpc: Rpc, caip2: string): Promise<EthFees> {
  const [block, told] = await Promise.all([
    rpc.call('eth_getBlockByNumber', ['latest', false]),
    askNumber(rpc, 'eth_maxPriorityFeePerGas'),
  ])
  const read = v.safeParse(blockShape, block)
  const baseFee = read.success ? numberFromQuantity(read.output.baseFeePerGas) : null
  if (baseFee === null) throw new RpcUnreachableError('it does not tell a base fee')
  const least = getMinimumTip(caip2)
  const usual = told ?? tipFromPrice(await askNumber(rpc, 'eth_gasPrice'), baseFee)
  const tip = usual > least ? usual : least
  return { maxFeePerGas: 2n * baseFee + tip, maxPriorityFeePerGas: tip }
}

/** What a gas price holds beside the base fee: the tip that a node without `eth_maxPriorityFeePerGas` calls usual. */
function tipFromPrice(price: bigint | null, baseFee: bigint): bigint {
  return price === null || price < baseFee ? 0n : price - baseFee
}

/** A number that not every node tells; null when it does not. */
async function askNumber(rpc: Rpc, method: string): Promise<bigint | null> {
  return numberFromQuantity(await unlessRefused(rpc.call(method, [])))
}

/**
 * How much gas a call takes, and a fifth more: between now and then the state may change.
 *
 * @throws RpcRefusedError when the call fails.
 */
export async function askGas(rpc: Rpc, call: EthCall): Promise<bigint> {
  const gas = required(await rpc.call('eth_estimateGas', [call]))
  return gas + gas / 5n
}

/** The trace of a call that is only tried; null where the node does not trace. */
export async function askTraceOfCall(rpc: Rpc, call: EthCall): Promise<unknown> {
  return unlessRefused(rpc.call('debug_traceCall', [call, 'latest', { tracer: 'callTracer' }]))
}

/** The trace of a transaction; null where the node does not trace. */
export async function askTraceOfTransaction(rpc: Rpc, hash: string): Promise<unknown> {
  return unlessRefused(rpc.call('debug_traceTransaction', [hash, { tracer: 'callTracer' }]))
}

/** How a call is refused on the state before a block; null when it does not fail there. */
export async function askRefusal(
  rpc: Rpc,
  call: EthCall,
  blockNumber: bigint,
): Promise<RpcRefusedError | null> {
  try {
    await rpc.call('eth_call', [call, quantity(blockNumber > 0n ? blockNumber - 1n : 0n)])
    return null
  } catch (error) {
    if (error instanceof RpcRefusedError) return error
    throw error
  }
}

async function unlessRefused(asking: Promise<unknown>): Promise<unknown> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof RpcRefusedError) return null
    throw error
  }
}

function required(answer: unknown): bigint {
  const number = numberFromQuantity(answer)
  if (number === null) throw new RpcUnreachableError('it did not answer with a number')
  return number
}
