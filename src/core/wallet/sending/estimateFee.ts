import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { askFees, askGas, askUsualFees } from './askChain.ts'
import { askDataFee } from './askDataFee.ts'
import { createChainRpc } from './chainRpc.ts'
import type { EthereumTransaction, GasFees } from './ethereumTransaction.ts'

/** What a transaction will cost, in wei. */
export type FeeEstimate = {
  readonly gas: bigint
  /** What it should offer for each unit of gas. */
  readonly fees: GasFees
  /** What it should cost now: the gas it is given, at the base fee of the last block and its tip, and its data. */
  readonly usual: bigint
  /** What it can cost at most. */
  readonly most: bigint
  /** What of that is for its data, on rollups of the OP stack: no field of the transaction bounds it. */
  readonly dataMost: bigint
}

/**
 * How much dearer data may become until it is kept.
 *
 * Ours: as much as the base fee may, so that it holds for six full blocks of the chain that keeps it.
 */
const MARGIN = 2n

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
  const [gas, fees, { baseFee }, data] = await Promise.all([
    transaction.gas ?? askGas(rpc, from, transaction, signal),
    askFees(rpc, transaction, signal),
    askUsualFees(rpc, signal),
    askDataFee(rpc, transaction, signal),
  ])
  const dataMost = data * MARGIN
  const most = gas * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)
  const price = 'gasPrice' in fees ? null : (baseFee ?? 0n) + fees.maxPriorityFeePerGas
  const now = price === null || gas * price > most ? most : gas * price
  return { gas, fees, usual: now + data, most: most + dataMost, dataMost }
}
