import type { Latchkit } from '../../core/latchkit.ts'
import type { Bundles } from '../bundles.ts'
import type { Chains } from '../chains.ts'
import type { Connection } from '../connection.ts'
import type { LatchkitProviderOptions } from '../providerOptions.ts'

/** Calls that were sent together (EIP-5792). */
export type Bundle = {
  readonly chainId: bigint
  /** In order, of those that are sent. */
  readonly hashes: readonly string[]
  /** `open` while calls are still asked for; `ended` when one of them was declined or failed. */
  readonly at: 'open' | 'ended' | 'whole'
}

/** What methods work with. */
export type MethodContext = {
  readonly kit: Latchkit
  readonly options: LatchkitProviderOptions
  readonly chains: Chains
  readonly connection: Connection
  readonly bundles: Bundles
}

/** Answers one request. */
type Method = (context: MethodContext, params: unknown) => unknown

/** Methods by their names. */
export type Methods = Readonly<Record<string, Method>>
