import type { ChainFacts } from '../../core/wallet/chain.ts'
import { withoutSlash } from '../../lib/withoutSlash.ts'
import { safeHref } from '../primitives/Button/safeHref.ts'

/** Where a transaction can be looked at; null where nobody knows, or the address is none to go to. */
export function explorerUrl(chain: ChainFacts | null, hash: string | null): string | null {
  if (!chain?.explorerUrl?.startsWith('https://') || hash === null) return null
  const base = withoutSlash(chain.explorerUrl)
  const cluster = chain.isTestnet && chain.caip2.startsWith('solana:') ? '?cluster=devnet' : ''
  return safeHref(`${base}/tx/${encodeURIComponent(hash)}${cluster}`) ?? null
}
