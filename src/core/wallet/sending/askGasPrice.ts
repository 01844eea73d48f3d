import { numberFrom } from './askChain.ts'
import type { ChainRpc } from './nodeRpc.ts'

/** What a unit of gas costs, in wei, on a chain that has no base fee. */
export async function askGasPrice(rpc: ChainRpc, signal?: AbortSignal): Promise<bigint> {
  return numberFrom(rpc, await rpc.request('eth_gasPrice', [], signal))
}
