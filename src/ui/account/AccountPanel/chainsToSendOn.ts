import type { Account } from '../../../core/wallet/account.ts'
import type { ChainOptions } from '../../../core/wallet/chain.ts'

/** How the chains of an address are named in CAIP-2. */
const namespaces: Readonly<Record<string, string>> = {
  ADDRESS_FORMAT_ETHEREUM: 'eip155:',
  ADDRESS_FORMAT_SOLANA: 'solana:',
}

/** Those of the app's chains that an account can send on. Without any nothing offers it. */
export function chainsToSendOn(
  { addressFormat }: Pick<Account, 'addressFormat'>,
  chains: readonly ChainOptions[] = [],
): readonly ChainOptions[] {
  const namespace = Object.hasOwn(namespaces, addressFormat) ? namespaces[addressFormat] : undefined
  return namespace === undefined ? [] : chains.filter((it) => it.caip2.startsWith(namespace))
}
