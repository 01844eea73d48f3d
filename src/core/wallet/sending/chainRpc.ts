import { ChainRefusedError, ChainUnreachableError } from '../../../errors/chain.ts'
import type { ChainFacts } from '../chain.ts'
import { type ChainRpc, createNodeRpc, type Network, type NodeFailure } from './nodeRpc.ts'

/**
 * Makes a client of the app's own node. It throws `CHAIN_REFUSED` when the node answers that it will not, and
 * `CHAIN_UNREACHABLE` when no answer comes, or the app names no node.
 */
export function createChainRpc({ rpcUrl }: Pick<ChainFacts, 'rpcUrl'>, network: Network): ChainRpc {
  return rpcUrl === null ? nowhere : createNodeRpc(rpcUrl, network, errorOf)
}

const nowhere: ChainRpc = {
  errorOf,
  async request() {
    throw errorOf({ details: 'The chain has no rpcUrl in the option chains.' })
  },
}

function errorOf({ details, rpcCode, data }: NodeFailure): Error {
  return rpcCode === undefined
    ? new ChainUnreachableError({ details })
    : new ChainRefusedError({ details, rpcCode, data })
}
