'use client'

import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** Marks the method of the last login. Renders a `span`. */
export function LastUsedTag() {
  const { methods } = useWords()
  const slot = useSlot()
  return <span {...slot('lastUsedTag', 'lk-tag')}>{methods.lastUsed}</span>
}
