import type { ChainFacts } from '../chain.ts'
import { type ChainRpc, createNodeRpc, type Network } from './nodeRpc.ts'

/** The same for the confirmation, which shows what a node says or nothing: no error of it reaches an app. */
export function createQuietRpc(chain: Pick<ChainFacts, 'rpcUrl'>, network: Network): ChainRpc {
  return createNodeRpc(chain, network, (failure) => Object.assign(new Error(), failure))
}
