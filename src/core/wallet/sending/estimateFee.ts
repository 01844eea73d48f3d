import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { feesOfNow } from './askChain.ts'
import { askEstimate, costOf } from './askEstimate.ts'
import { askGasPrice } from './askGasPrice.ts'
import { createChainRpc } from './chainRpc.ts'
import { dataFeeCall, LATER } from './dataFeeCall.ts'
import type { EthereumTransaction, GasFees } from './ethereumTransaction.ts'
import { gasLists } from './gasLists.ts'
import { unsignedTransaction } from './unsignedTransaction.ts'

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
  const { caip2, nonce = LATER.nonce, gas = LATER.gas, value = 0n } = transaction
  const chainId = BigInt(caip2.slice('eip155:'.length))
  const filled = { ...transaction, chainId, nonce: BigInt(nonce), gas, value, fees: LATER.fees }
  const unsigned = unsignedTransaction(filled)
  const written = async () => dataFeeCall(unsigned)
  const asked = { from, transaction, lists: gasLists(transaction), written }
  const estimate = await askEstimate(rpc, asked, signal)
  const given = transaction.gasPrice
  const fees = given === undefined ? feesOfNow(transaction, estimate.usualFees) : null
  if (fees) return { gas: estimate.gas, fees, ...costOf(estimate, fees) }
  const gasPrice = given ?? (await askGasPrice(rpc, signal))
  // it is the price of now, and the most
  const price = { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice }
  return { gas: estimate.gas, fees: { gasPrice }, ...costOf(estimate, price) }
}
