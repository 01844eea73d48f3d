import type { Latchkit } from '../core/latchkit.ts'
import type { ChainFacts } from '../core/wallet/chain.ts'
import { chainFacts } from '../core/wallet/knownChains.ts'
import { quantity } from '../core/wallet/sending/askChain.ts'
import { createChainRpc } from '../core/wallet/sending/chainRpc.ts'
import type { ChainRpc } from '../core/wallet/sending/nodeRpc.ts'
import { OptionInvalidError } from '../errors/config.ts'
import type { Emit } from './emitter.ts'
import { failure } from './providerError.ts'
import type { LatchkitProviderOptions } from './providerOptions.ts'

/** The chains of a provider, and the one that it is on. */
export type Chains = {
  /** Hex with 0x. */
  idHex(): `0x${string}`
  current(): ChainFacts
  /** A chain by its number; undefined for one that the provider does not have. */
  find(id: bigint): ChainFacts | undefined
  ids(): readonly bigint[]
  /** Has a chain of the kit's from now on; false for one that is none of the app's. */
  add(id: bigint): boolean
  /** @throws ProviderRpcError 4902 for a chain that the provider does not have. */
  switchTo(id: bigint): void
  /** The node of a chain. @default that of the current one */
  rpc(chain?: ChainFacts): ChainRpc
}

/** Reads the chains of a provider. */
export function createChains(
  { options: kitOptions }: Pick<Latchkit, 'options'>,
  { chains: given = kitOptions.chains ?? [], initialChain }: LatchkitProviderOptions,
  emit: Emit,
): Chains {
  const ofEthereum = given.map(({ caip2 }) => caip2).filter((caip2) => idOf(caip2) !== null)
  const names = ofEthereum.length > 0 ? ofEthereum : [initialChain ?? 'eip155:1']
  const known = new Map(names.map((caip2) => [idOf(caip2) ?? 1n, chainFacts(caip2, given)]))
  const first = names[0] ?? 'eip155:1'
  const initial = idOf(initialChain ?? first)
  if (initial === null || !known.has(initial))
    throw new OptionInvalidError({ details: 'initialChain must be one of the chains' })
  let id = initial

  const current = () => known.get(id) ?? chainFacts(first, given)
  return {
    idHex: () => quantity(id),
    current,
    find: (wanted) => known.get(wanted),
    ids: () => [...known.keys()],
    add(wanted) {
      const ofKit = kitOptions.chains?.find(({ caip2 }) => idOf(caip2) === wanted)
      if (ofKit && !known.has(wanted)) known.set(wanted, chainFacts(ofKit.caip2, kitOptions.chains))
      return known.has(wanted)
    },
    switchTo(wanted) {
      const chain = known.get(wanted)
      if (!chain)
        throw failure('unknownChain', `The chain ${wanted} is not among those of this app.`)
      if (wanted === id) return
      id = wanted
      emit('chainChanged', quantity(id))
    },
    rpc: (chain = current()) => createChainRpc(chain, kitOptions),
  }
}

/** The number of an Ethereum chain; null for any other. */
function idOf(caip2: string): bigint | null {
  const digits = /^eip155:(\d{1,20})$/.exec(caip2)?.[1]
  return digits === undefined ? null : BigInt(digits)
}
