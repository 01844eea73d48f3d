'use client'

import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import type { ProofTag } from './proofTag.ts'

export type AppProofBadgeViewProps = {
  readonly tag: ProofTag
  readonly onOpen: () => void
}

/** Whether the address of an account was checked, in a word or two. Renders a `button` that opens the details. */
export function AppProofBadgeView({ tag, onOpen }: AppProofBadgeViewProps) {
  const { proofTags, proofDetails } = useAccountWords()
  const slot = useSlot()
  const text = proofTags[tag]
  return (
    <button
      type="button"
      {...slot('walletProof', 'lk-proof')}
      data-state={tag}
      aria-haspopup="dialog"
      aria-label={proofDetails(text)}
      onClick={onOpen}
    >
      <Icon name={tag === 'unverified' ? 'shield-x' : 'shield-check'} size={16} />
      {text}
    </button>
  )
}
