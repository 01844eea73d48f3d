import { ChainUnreachableError } from '../../../errors/chain.ts'
import { ETHEREUM_CHAINS, SOLANA_CHAINS } from '../../../wire/fields/caip2Names.ts'
import type { ChainFacts } from '../chain.ts'
import type { Broadcast } from '../signing/signRequest.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'

/**
 * Decides who sends a transaction: the service where its activity can say it, on the chains that it knows; else the kit by the
 * app's own node.
 *
 * The service has no field for a gas price, an access list or authorizations, and sends no new contracts.
 *
 * @param transaction - null on Solana, where the service takes any.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when it is for the node to send, and the app names none.
 */
export function planBroadcast(
  { caip2, rpcUrl }: Pick<ChainFacts, 'caip2' | 'rpcUrl'>,
  transaction: EthereumTransaction | null,
): Exclude<Broadcast, 'nobody'> {
  const chains: readonly string[] = transaction ? ETHEREUM_CHAINS : SOLANA_CHAINS
  const isSayable = transaction === null || isSayableToService(transaction)
  if (isSayable && chains.includes(caip2)) return 'service'
  if (rpcUrl !== null) return 'node'
  throw new ChainUnreachableError({ details: 'The chain has no rpcUrl in the option chains.' })
}

function isSayableToService(transaction: EthereumTransaction): boolean {
  const { to, gasPrice, accessList, authorizationList } = transaction
  return to !== null && gasPrice === undefined && !accessList?.length && !authorizationList
}
