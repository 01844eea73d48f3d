import type { Latchkit } from '../../core/latchkit.ts'
import type { Bundles } from '../bundles.ts'
import type { Chains } from '../chains.ts'
import type { Connection } from '../connection.ts'
import type { LatchkitProviderOptions } from '../providerOptions.ts'

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
