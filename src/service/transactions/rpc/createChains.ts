import { SOLANA_CHAINS } from '../../../wire/fields/caip2Names.ts'
import { ETHEREUM_CHAINS } from '../../../wire/fields/ethereumChains.ts'
import type { Upstreams } from '../../upstreams/createUpstreams.ts'
import { createRpc, type Rpc, type RpcParts } from './createRpc.ts'

/** The chains that a service can ask, by CAIP-2. */
export type Chains = {
  /** Undefined for a chain that nobody gave a URL for. */
  rpcOf(caip2: string): Rpc | undefined
}

const SOLANA_MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** The names of Solana's chains that mean the same. */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['solana:mainnet', SOLANA_MAINNET],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', SOLANA_MAINNET],
  ['solana:devnet', SOLANA_DEVNET],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', SOLANA_DEVNET],
])

/** The one name of a chain that has several. */
export function canonicalCaip2(caip2: string): string {
  return CANONICAL.get(caip2) ?? caip2
}

/**
 * Makes the clients of all chains.
 *
 * @param rpcUrls - by CAIP-2.
 */
export function createChains(
  rpcUrls: Readonly<Record<string, string>>,
  fetch: RpcParts['fetch'],
  upstreams: Upstreams,
): Chains {
  const rpcs = new Map(
    Object.entries(rpcUrls).map(([name, url]) => {
      const caip2 = canonicalCaip2(name)
      return [caip2, createRpc({ url, fetch, breaker: upstreams.of(caip2) })]
    }),
  )
  return { rpcOf: (caip2) => rpcs.get(canonicalCaip2(caip2)) }
}

/** The chains that a service can send on, CAIP-2, under each of their names: those of the wire that it can ask. */
export function listSendChains(chains: Chains | undefined): string[] {
  return [...ETHEREUM_CHAINS, ...SOLANA_CHAINS].filter((caip2) => chains?.rpcOf(caip2))
}
