'use client'

import type { ChainFacts } from '../../core/wallet/chain.ts'
import { useSlot } from '../theme/useSlot.ts'
import { safeName } from './safeName.ts'

/** The network that it is for; nothing where the request says none. Renders a `span`. */
export function ChainTag({ chain }: { readonly chain: ChainFacts | null }) {
  const slot = useSlot()
  if (chain === null) return null
  return (
    <span {...slot('requestChain', 'lk-tag lk-tag-plain')}>
      {safeName(chain.name ?? chain.caip2)}
    </span>
  )
}
