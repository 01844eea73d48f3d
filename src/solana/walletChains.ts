import type { ChainOptions } from '../core/wallet/chain.ts'
import { SignRequestInvalidError } from '../errors/signing.ts'
import type { StandardChain } from './standard.ts'

/** What pages call a chain whose node is on their own machine, whichever chain it stands for. */
const LOCALNET = 'solana:localnet'

/** The other names of a chain (CAIP-2), by the one that the Wallet Standard gives it. */
const STANDARD_NAMES: readonly (readonly [StandardChain, RegExp])[] = [
  ['solana:mainnet', /^solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/],
  ['solana:devnet', /^solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1/],
  ['solana:testnet', /^solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z/],
]

/** The chains of a wallet, by the names that pages ask for them. */
export type WalletChains = {
  /** What the wallet declares. */
  readonly declared: readonly StandardChain[]
  /**
   * The chain of the kit that a request is for.
   *
   * @param asked - what the request names; undefined where it names none.
   * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for one that the wallet does not declare, and for none where there are
   *   several.
   */
  readonly resolve: (asked: StandardChain | undefined) => string
}

type Given = {
  readonly chains?: readonly ChainOptions[] | undefined
  readonly apiBaseUrl: string
}

/**
 * The chains that a wallet declares: those of the kit, and all that the service sends on where the kit names none. Pages that use
 * a node on this machine call its chain `solana:localnet`: it is the kit's chain with a node here or, where the service itself is
 * on this machine, its devnet.
 *
 * @param declared - names chains in place of the kit's.
 */
export function createWalletChains(
  { chains = [], apiBaseUrl }: Given,
  declared?: readonly StandardChain[],
): WalletChains {
  const own = chains.filter(({ caip2 }) => caip2.startsWith('solana:'))
  // by what pages call it, what the kit calls it
  const names = new Map<StandardChain, string>()
  if (declared) for (const name of declared) names.set(name, name)
  else if (own.length === 0)
    for (const name of ['solana:mainnet', 'solana:devnet'] as const) names.set(name, name)
  else for (const { caip2 } of own) names.set(standardName(caip2), caip2)
  // without a word of the app, each chain of it counts once: the local one is another name
  const count = names.size
  const near = own.find(({ rpcUrl }) => isHere(rpcUrl))?.caip2
  const local = near ?? (isHere(apiBaseUrl) ? (names.get('solana:devnet') ?? null) : null)
  if (!declared && local !== null && !names.has(LOCALNET)) names.set(LOCALNET, local)
  const [first] = names.values()
  const list = [...names.keys()].join(' ')
  return {
    declared: Object.freeze([...names.keys()]),
    resolve(asked) {
      const found = asked === undefined && count === 1 ? first : names.get(asked ?? ':')
      if (found !== undefined) return found
      throw new SignRequestInvalidError({
        details:
          asked === undefined
            ? `The request names no chain, and the wallet has several: ${list}. Pass \`chain\`.`
            : `The wallet does not declare the chain ${asked}, only: ${list}. Add it to \`chains\` of createLatchkit.`,
      })
    },
  }
}

function standardName(caip2: string): StandardChain {
  const known = STANDARD_NAMES.find(([name, hash]) => name === caip2 || hash.test(caip2))
  return known?.[0] ?? (caip2 as StandardChain)
}

function isHere(url: string | undefined): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(url ?? '')
}
