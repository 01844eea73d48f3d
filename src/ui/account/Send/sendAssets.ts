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
  if (addressFormat !== 'ADDRESS_FORMAT_ETHEREUM') return []
  return chains
    .filter(({ caip2 }) => caip2.startsWith('eip155:'))
    .map(({ caip2 }) => chainFacts(caip2, chains))
    .filter(({ currency }) => currency !== null)
}

/** The currency first, then the tokens. */
export function sendAssets({ currency, tokens }: ChainFacts): readonly SendAsset[] {
  const own = currency === null ? [] : [{ ...currency, token: null }]
  return [...own, ...tokens.map((token) => ({ ...token, token }))]
}
