import type { ChainFacts } from '../../core/wallet/chain.ts'
import { explorerOf } from '../../core/wallet/explorers.ts'
import { withoutSlash } from '../../lib/withoutSlash.ts'
import { safeHref } from '../primitives/Button/safeHref.ts'

/** Where a transaction can be looked at; null where nobody knows, or the address is none to go to. */
export function explorerUrl(chain: ChainFacts | null, hash: string | null): string | null {
  const explorer = chain && explorerOf(chain.caip2, chain.explorerUrl)
  if (!explorer?.startsWith('https://') || hash === null) return null
  const base = withoutSlash(explorer)
  const cluster = chain?.isTestnet && chain.caip2.startsWith('solana:') ? '?cluster=devnet' : ''
  return safeHref(`${base}/tx/${encodeURIComponent(hash)}${cluster}`) ?? null
}
