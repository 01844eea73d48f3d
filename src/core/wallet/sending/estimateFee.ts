import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { LATER } from './askDataFee.ts'
import { askEstimate, type FeeEstimate } from './askEstimate.ts'
import { createChainRpc } from './chainRpc.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { gasLists } from './gasLists.ts'
import { unsignedTransaction } from './unsignedTransaction.ts'

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
  const lists = gasLists(transaction)
  return askEstimate(rpc, { from, transaction, lists, unsigned }, signal)
}
