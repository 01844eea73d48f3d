import { askFees, askGas, askUsualFees } from './askChain.ts'
import { askDataFee } from './askDataFee.ts'
import type { ChainRpc } from './chainRpc.ts'
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

/** What is asked about: a transaction, its lists as nodes take them, and all of it as bytes. */
type Asked = {
  readonly from: string
  readonly transaction: EthereumTransaction
  readonly lists: object
  /** Hex without 0x. */
  readonly unsigned: string
}

/** Asks a node what a transaction will cost. */
export async function askEstimate(
  rpc: ChainRpc,
  { from, transaction, lists, unsigned }: Asked,
  signal?: AbortSignal,
): Promise<FeeEstimate> {
  const [gas, fees, { baseFee }, data] = await Promise.all([
    transaction.gas ?? askGas(rpc, from, transaction, lists, signal),
    askFees(rpc, transaction, signal),
    askUsualFees(rpc, signal),
    askDataFee(rpc, unsigned, signal),
  ])
  const dataMost = data * MARGIN
  const most = gas * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)
  const price = 'gasPrice' in fees ? null : (baseFee ?? 0n) + fees.maxPriorityFeePerGas
  const now = price === null || gas * price > most ? most : gas * price
  return { gas, fees, usual: now + data, most: most + dataMost, dataMost }
}
