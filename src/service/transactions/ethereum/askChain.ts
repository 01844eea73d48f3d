import * as v from 'valibot'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcRefusedError, RpcUnreachableError } from '../rpc/rpcErrors.ts'
import { type EthCall, numberFromQuantity, quantity } from './ethCall.ts'

/** What a transaction pays for gas, in wei. */
export type EthFees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

const blockShape = v.object({ baseFeePerGas: v.optional(v.string()) })

/** What is offered where a node does not know what is usual. */
const USUAL_PRIORITY_FEE = 1_000_000_000n

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
 * Ours: twice the base fee of the last block and the usual tip, so that it is included within six full blocks.
 */
export async function askFees(rpc: Rpc): Promise<EthFees> {
  const [block, tip] = await Promise.all([
    rpc.call('eth_getBlockByNumber', ['latest', false]),
    askTip(rpc),
  ])
  const read = v.safeParse(blockShape, block)
  const baseFee = read.success ? numberFromQuantity(read.output.baseFeePerGas) : null
  if (baseFee === null) throw new RpcUnreachableError('it does not tell a base fee')
  return { maxFeePerGas: 2n * baseFee + tip, maxPriorityFeePerGas: tip }
}

async function askTip(rpc: Rpc): Promise<bigint> {
  try {
    return required(await rpc.call('eth_maxPriorityFeePerGas', []))
  } catch (error) {
    if (error instanceof RpcRefusedError) return USUAL_PRIORITY_FEE
    throw error
  }
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

/** What a call gives up with on the state before a block; null when it does not fail there. */
export async function askRevertData(
  rpc: Rpc,
  call: EthCall,
  blockNumber: bigint,
): Promise<unknown> {
  try {
    await rpc.call('eth_call', [call, quantity(blockNumber > 0n ? blockNumber - 1n : 0n)])
    return null
  } catch (error) {
    if (error instanceof RpcRefusedError) return error.data
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
