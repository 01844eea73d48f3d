import { quantity } from './askChain.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { type ChainRpc, isRefusal } from './nodeRpc.ts'

/** A call as a node runs it: what it does, and the gas that it may take. */
export type SimulatedCall = Pick<EthereumTransaction, 'to' | 'value' | 'data' | 'gas'> & {
  readonly from: string
  /** As nodes take them. */
  readonly lists: object
}

/** What came of a run: why the transaction would fail, in the node's words, which may be empty; null when it would not. */
export type Simulation = { readonly failure: string | null }

/** Of a node that is busy, behind or limited, or does not do this: nothing follows about the transaction. */
const NO_ANSWER =
  /rate.?limit|too many|limit exceeded|quota|throttl|timed? ?-?out|deadline|unavailable|overloaded|try again|syncing|behind|pending|missing trie|header not found|method|not (?:supported|implemented)|unauthorized|forbidden/i
/** Of a run that stopped, whatever else is in the message. */
const STOPPED = /revert|out of gas|insufficient|invalid opcode|stack (?:under|over)flow/i

/**
 * Runs a transaction on the state of now, with the gas that it was given, and changes nothing.
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
