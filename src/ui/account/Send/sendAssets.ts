import type { Account } from '../../../core/wallet/account.ts'
import type { ChainFacts, ChainOptions, TokenFacts } from '../../../core/wallet/chain.ts'
import { chainFacts } from '../../../core/wallet/knownChains.ts'
import { chainsToSendOn } from '../AccountPanel/chainsToSendOn.ts'

/** Something that can be sent: the currency of a chain, or a token on it. */
export type SendAsset = {
  readonly symbol: string
  readonly decimals: number
  /** Null for the chain's own currency. */
  readonly token: TokenFacts | null
}

/** The chains that an account can send something on. */
export function sendChains(
  account: Pick<Account, 'addressFormat'>,
  chains: readonly ChainOptions[] = [],
): readonly ChainFacts[] {
  return chainsToSendOn(account, chains)
    .map(({ caip2 }) => chainFacts(caip2, chains))
    .filter((chain) => sendAssets(chain).length > 0)
}

/** The currency first, then the tokens; on Solana, where a token has an account of its own, the currency alone. */
export function sendAssets({ caip2, currency, tokens }: ChainFacts): readonly SendAsset[] {
  const own = currency === null ? [] : [{ ...currency, token: null }]
  if (caip2.startsWith('solana:')) return own
  return [...own, ...tokens.map((token) => ({ ...token, token }))]
}
