import { ChainUnreachableError } from '../../../errors/chain.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { SOLANA_CHAINS } from '../../../wire/fields/caip2Names.ts'
import { ETHEREUM_CHAINS } from '../../../wire/fields/ethereumChains.ts'
import type { ChainFacts } from '../chain.ts'
import type { Broadcast, SolanaSendOptions } from '../signing/signRequest.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'

/**
 * Decides who sends a transaction: the service where its activity can say it, on the chains that it sends on; else the kit by
 * the app's own node.
 *
 * The service has no field for a gas price, an access list, authorizations or options of Solana, and sends no new contracts.
 *
 * @param transaction - null on Solana, where the service takes any.
 * @param sendChains - the chains that the service has a node for, as it says; null when it does not say.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for options of Solana that only a node takes, and the app names none.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when it is for the node to send, and the app names none.
 */
export function planBroadcast(
  { caip2, rpcUrl }: Pick<ChainFacts, 'caip2' | 'rpcUrl'>,
  transaction: EthereumTransaction | null,
  sendChains: readonly string[] | null,
  options: SolanaSendOptions = {},
): Exclude<Broadcast, 'nobody'> {
  const chains: readonly string[] = transaction ? ETHEREUM_CHAINS : SOLANA_CHAINS
  const isSayable = transaction ? isSayableToService(transaction) : isAsServiceSends(options)
  const isServed = chains.includes(caip2) && (sendChains?.includes(caip2) ?? true)
  if (isSayable && isServed) return 'service'
  if (rpcUrl !== null) return 'node'
  if (!isSayable && transaction === null)
    throw new SignRequestInvalidError({
      details: 'The service takes no such options: name an rpcUrl in the option chains.',
    })
  throw new ChainUnreachableError({ details: 'The chain has no rpcUrl in the option chains.' })
}

/** The service tries each transaction out, as of a block that others have voted for, and sends it until its blockhash expires. */
function isAsServiceSends({
  skipPreflight = false,
  preflightCommitment = 'confirmed',
  maxRetries,
  minContextSlot,
}: SolanaSendOptions): boolean {
  const isTried = !skipPreflight && preflightCommitment === 'confirmed'
  return isTried && maxRetries === undefined && minContextSlot === undefined
}

function isSayableToService(transaction: EthereumTransaction): boolean {
  const { to, gasPrice, accessList, authorizationList } = transaction
  return to !== null && gasPrice === undefined && !accessList?.length && !authorizationList
}
