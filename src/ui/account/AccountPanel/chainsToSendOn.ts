import type { Account } from '../../../core/wallet/account.ts'
import type { ChainOptions } from '../../../core/wallet/chain.ts'

/** How the chains of an address are named in CAIP-2. */
const NAMESPACES = [
  ['ADDRESS_FORMAT_ETHEREUM', 'eip155:'],
  ['ADDRESS_FORMAT_SOLANA', 'solana:'],
] as const

/** Those of the app's chains that an account can send on. Without any nothing offers it. */
export function chainsToSendOn(
  { addressFormat }: Pick<Account, 'addressFormat'>,
  chains: readonly ChainOptions[] = [],
): readonly ChainOptions[] {
  return chains.filter(({ caip2 }) =>
    NAMESPACES.some(([format, start]) => format === addressFormat && caip2.startsWith(start)),
  )
}
