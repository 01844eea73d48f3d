import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { askFees, askGas, askUsualFees } from './askChain.ts'
import { createChainRpc } from './chainRpc.ts'
import type { EthereumTransaction, GasFees } from './ethereumTransaction.ts'

/** What a transaction will cost, in wei. */
export type FeeEstimate = {
  readonly gas: bigint
  /** What it should offer for each unit of gas. */
  readonly fees: GasFees
  /** What it should cost now: the gas it is given, at the base fee of the last block and its tip. */
  readonly usual: bigint
  /** What it can cost at most. */
  readonly most: bigint
}

/**
 * What the network will take for a transaction, asked of the app's own node (option `chains`) before anything is signed.
 *
 * @param from - the address that pays.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when the node gives no answer, or the app names none.
 * @throws ChainRefusedError `CHAIN_REFUSED` when the transaction would fail.
 * @example
 * const { usual, most } = await estimateFee(kit, from, { caip2: 'eip155:8453', to, value })
 */
export async function estimateFee(
  { options }: Pick<Latchkit, 'options'>,
  from: string,
  transaction: EthereumTransaction,
  signal?: AbortSignal,
): Promise<FeeEstimate> {
  const rpc = createChainRpc(chainFacts(transaction.caip2, options.chains), options)
  const [gas, fees, { baseFee }] = await Promise.all([
    transaction.gas ?? askGas(rpc, from, transaction, signal),
    askFees(rpc, transaction, signal),
    askUsualFees(rpc, signal),
  ])
  if ('gasPrice' in fees)
    return { gas, fees, usual: gas * fees.gasPrice, most: gas * fees.gasPrice }
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  const price = (baseFee ?? 0n) + maxPriorityFeePerGas
  const most = gas * maxFeePerGas
  return { gas, fees, usual: price < maxFeePerGas ? gas * price : most, most }
}
