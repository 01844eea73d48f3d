/** A token as an app or the kit's own table knows it. */
export type TokenFacts = {
  readonly address: string
  readonly symbol: string
  readonly decimals: number
  readonly name: string
}

/** What is known about a chain. */
export type ChainFacts = {
  /** CAIP-2, like `eip155:8453`. */
  readonly caip2: string
  /** As people know it, like `Base`; null when nobody named it. */
  readonly name: string | null
  readonly currency: { readonly symbol: string; readonly decimals: number } | null
  readonly rpcUrl: string | null
  /** Base address of a block explorer; null where the app names none. */
  readonly explorerUrl: string | null
  readonly tokens: readonly TokenFacts[]
  readonly isTestnet: boolean
}

/** A chain as an app configures it: what it leaves out the kit's own table says, where the chain has a row. */
export type ChainOptions = {
  readonly caip2: string
  readonly name?: string | undefined
  readonly currency?: { readonly symbol: string; readonly decimals: number } | undefined
  /** The app's own node: for fees before sending, and for what wallets pass on. */
  readonly rpcUrl?: string | undefined
  readonly explorerUrl?: string | undefined
  readonly tokens?: readonly TokenFacts[] | undefined
}
