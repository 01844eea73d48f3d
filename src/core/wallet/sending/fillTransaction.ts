import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { askGas, askNonce, askUsualFees, feesOfNow } from './askChain.ts'
import { askGasPrice } from './askGasPrice.ts'
import type { EthereumTransaction, FilledTransaction, GasFees } from './ethereumTransaction.ts'
import { gasLists } from './gasLists.ts'
import type { ChainRpc } from './nodeRpc.ts'

/**
 * Asks the chain for all that a transaction leaves out: its number, its gas, and what it offers for it.
 *
 * @throws ChainRefusedError `CHAIN_REFUSED` when it would fail.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when the node gives no answer.
 */
export async function fillTransaction(
  rpc: ChainRpc,
  from: string,
  transaction: EthereumTransaction,
  signal?: AbortSignal,
): Promise<FilledTransaction> {
  const { caip2, to, data, accessList, authorizationList } = transaction
  const chainId = /^eip155:(\d{1,20})$/.exec(caip2)?.[1]
  if (chainId === undefined)
    throw new SignRequestInvalidError({ details: `${caip2} is no Ethereum chain.` })
  const [nonce, gas, fees] = await Promise.all([
    transaction.nonce ?? askNonce(rpc, from, signal),
    transaction.gas ?? askGas(rpc, from, transaction, gasLists(transaction), signal),
    askFees(rpc, transaction, signal),
  ])
  return {
    chainId: BigInt(chainId),
    nonce: BigInt(nonce),
    gas,
    value: transaction.value ?? 0n,
    to,
    data,
    fees,
    accessList,
    authorizationList,
  }
}

/** Nothing is asked where the transaction names all of it. */
async function askFees(
  rpc: ChainRpc,
  transaction: EthereumTransaction,
  signal?: AbortSignal,
): Promise<GasFees> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction
  if (gasPrice !== undefined) return { gasPrice }
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas }
  const fees = feesOfNow(transaction, await askUsualFees(rpc, transaction.caip2, signal))
  return fees ?? { gasPrice: await askGasPrice(rpc, signal) }
}
