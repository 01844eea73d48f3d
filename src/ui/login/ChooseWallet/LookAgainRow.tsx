'use client'

import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** Asks the page for wallets once more. Renders a `button`. */
export function LookAgainRow({ onPress }: { readonly onPress: () => void }) {
  const { wallets } = useWords()
  const slot = useSlot()
  return (
    <button type="button" {...slot('methodRow', 'lk-row')} onClick={onPress}>
      <span {...slot('methodIcon', 'lk-method-icon')}>
        <Icon name="rotate-cw" />
      </span>
      <span {...slot('methodLabel', 'lk-method-label')}>{wallets.lookAgain}</span>
    </button>
  )
}
