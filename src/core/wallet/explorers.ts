import { SOLANA_CHAINS } from '../../wire/fields/caip2Names.ts'
import { getEthereumChain } from '../../wire/fields/ethereumChains.ts'

/** The base address of a chain's block explorer: the app's own, else the known one; null where nobody knows any. */
export function explorerOf(caip2: string, own: string | null): string | null {
  if (own !== null) return own
  if (SOLANA_CHAINS.some((name) => name === caip2)) return 'https://solscan.io'
  return getEthereumChain(caip2)?.explorerUrl ?? null
}
