import { quantity } from './askChain.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { type ChainRpc, isRefusal } from './nodeRpc.ts'

/** A call for a node to simulate, with its gas limit. */
export type SimulatedCall = Pick<EthereumTransaction, 'to' | 'value' | 'data' | 'gas'> & {
  readonly from: string
  /** As nodes take them. */
  readonly lists: object
}

/** The result of a simulation: the node's reason why the transaction would fail, possibly empty; null if it would succeed. */
export type Simulation = { readonly failure: string | null }

/** Messages of a node that is busy, behind, limited, or cannot simulate. They say nothing about the transaction. */
const NO_ANSWER =
  /rate.?limit|too many|limit exceeded|quota|throttl|timed? ?-?out|deadline|unavailable|overloaded|try again|syncing|behind|pending|missing trie|header not found|method|not (?:supported|implemented)|unauthorized|forbidden/i
/** Messages of a simulation that failed, whatever else the message contains. */
const STOPPED = /revert|out of gas|insufficient|invalid opcode|stack (?:under|over)flow/i

/**
 * Simulates a transaction on the current state, with its own gas limit.
 *
 * @returns null when the node cannot tell.
 */
export async function askSimulation(
  rpc: ChainRpc,
  { from, to, value, data, gas, lists }: SimulatedCall,
  signal?: AbortSignal,
): Promise<Simulation | null> {
  const number = (amount: bigint | undefined) =>
    amount === undefined ? undefined : quantity(amount)
  // as JSON it leaves out what is undefined
  const call = { from, to: to ?? undefined, value: number(value), data, gas: number(gas), ...lists }
  try {
    // with what waits to be included: an app may have sent an approval a moment before
    await rpc.request('eth_call', [call, 'pending'], signal)
    return { failure: null }
  } catch (error) {
    return isRunFailure(error) ? { failure: error.details } : null
  }
}

/** Whether a node refused because the run stopped; false for one that is busy, or gave no answer. */
export function isRunFailure(error: unknown): error is { readonly details: string } {
  if (!isRefusal(error)) return false
  const { details, rpcCode } = error
  return rpcCode === 3 || STOPPED.test(details) || !(rpcCode === -32005 || NO_ANSWER.test(details))
}
