import type { Account } from '../../../core/wallet/account.ts'
import type { ChainFacts, ChainOptions, TokenFacts } from '../../../core/wallet/chain.ts'
import { chainFacts } from '../../../core/wallet/knownChains.ts'

/** Something that can be sent: the currency of a chain, or a token on it. */
export type SendAsset = {
  readonly symbol: string
  readonly decimals: number
  /** Null for the chain's own currency. */
  readonly token: TokenFacts | null
}

/**
 * The chains that an account can send on: those that the app works with and that have a currency. Without any, nothing is
 * sent, and nothing offers it.
 */
export function sendChains(
  { addressFormat }: Pick<Account, 'addressFormat'>,
  chains: readonly ChainOptions[] = [],
): readonly ChainFacts[] {
  const namespace = Object.hasOwn(namespaces, addressFormat) ? namespaces[addressFormat] : undefined
  if (namespace === undefined) return []
  return chains
    .filter(({ caip2 }) => caip2.startsWith(namespace))
    .map(({ caip2 }) => chainFacts(caip2, chains))
    .filter(({ currency }) => currency !== null)
}

const namespaces: Readonly<Record<string, string>> = {
  ADDRESS_FORMAT_ETHEREUM: 'eip155:',
  ADDRESS_FORMAT_SOLANA: 'solana:',
}

/** The currency first, then the tokens; on Solana, where a token has an account of its own, the currency alone. */
export function sendAssets({ caip2, currency, tokens }: ChainFacts): readonly SendAsset[] {
  const own = currency === null ? [] : [{ ...currency, token: null }]
  if (caip2.startsWith('solana:')) return own
  return [...own, ...tokens.map((token) => ({ ...token, token }))]
}
