import { askGas, askUsualFees, smaller, type UsualFees } from './askChain.ts'
import { askDataFee } from './askDataFee.ts'
import type { EthereumTransaction, FeesOfNow } from './ethereumTransaction.ts'
import type { ChainRpc } from './nodeRpc.ts'

/**
 * How much dearer data may become until it is kept.
 *
 * Ours: as much as the base fee may, so that it holds for six full blocks of the chain that keeps it.
 */
const MARGIN = 2n

/** What is asked about: a transaction, its lists as nodes take them, and all of it as a rollup is asked about it. */
type Asked = {
  readonly from: string
  readonly transaction: EthereumTransaction
  readonly lists: object
  readonly written: () => Promise<string>
}

/** What a node says: the gas, what is usual for it, and what the data takes now. */
type Estimate = {
  readonly gas: bigint
  readonly usualFees: UsualFees
  readonly data: bigint
}

/** Asks a node what a transaction will cost. */
export async function askEstimate(
  rpc: ChainRpc,
  { from, transaction, lists, written }: Asked,
  signal?: AbortSignal,
): Promise<Estimate> {
  const [gas, usualFees, data] = await Promise.all([
    transaction.gas ?? askGas(rpc, from, transaction, lists, signal),
    askUsualFees(rpc, transaction.caip2, signal),
    askDataFee(rpc, written, signal),
  ])
  return { gas, usualFees, data }
}

/** What that comes to, in wei: what it should cost now, what it can cost at most, and what of that is for its data. */
export function costOf(
  { gas, usualFees, data }: Estimate,
  { maxFeePerGas, maxPriorityFeePerGas }: FeesOfNow,
) {
  const dataMost = data * MARGIN
  const most = gas * maxFeePerGas
  const now = gas * ((usualFees.baseFee ?? 0n) + maxPriorityFeePerGas)
  return { usual: smaller(now, most) + data, most: most + dataMost, dataMost }
}
