import { ChainRefusedError, ChainUnreachableError } from '../../../errors/chain.ts'
import type { ChainFacts } from '../chain.ts'
import { type ChainRpc, createNodeRpc, type Network } from './nodeRpc.ts'

/**
 * Makes a client of the app's own node. It throws `CHAIN_REFUSED` when the node answers that it will not, and
 * `CHAIN_UNREACHABLE` when no answer comes, or the app names no node.
 */
export function createChainRpc(chain: Pick<ChainFacts, 'rpcUrl'>, network: Network): ChainRpc {
  return createNodeRpc(chain, network, ({ details, rpcCode, data }) =>
    rpcCode === undefined
      ? new ChainUnreachableError({ details })
      : new ChainRefusedError({ details, rpcCode, data }),
  )
}
