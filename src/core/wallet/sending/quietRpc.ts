import { type ChainRpc, createNodeRpc, type Network } from './nodeRpc.ts'

/** The same for the confirmation, which shows what a node says or nothing: no error of it reaches an app. */
export function createQuietRpc(rpcUrl: string, network: Network): ChainRpc {
  return createNodeRpc(rpcUrl, network, (failure) => Object.assign(new Error(), failure))
}
