import type { ChainOptions } from '../core/wallet/chain.ts'

/** How a provider is made. */
export type LatchkitProviderOptions = {
  /** The chains that it can be switched to. Those that are not Ethereum's are left out. @default the kit's option `chains` */
  readonly chains?: readonly ChainOptions[] | undefined
  /** The chain that it begins with, CAIP-2. @default the first of the chains, else `eip155:1` */
  readonly initialChain?: string | undefined
  /** Shows how far a bundle of calls is (`wallet_showCallsStatus`). @default none: the method is refused */
  readonly showCallsStatus?: ((id: string) => void) | undefined
}
