'use client'

import type { ReactNode } from 'react'
import type { SlotName } from '../../../react/uiSettings.ts'
import { useSlot } from '../../theme/useSlot.ts'

export type LinkButtonProps = {
  readonly children: ReactNode
  /** @default 'link' */
  readonly slot?: SlotName | undefined
  readonly onClick: () => void
}

/** An action that looks like a link. Renders a `button`. */
export function LinkButton({ children, slot = 'link', onClick }: LinkButtonProps) {
  return (
    <button type="button" {...useSlot()(slot, 'lk-link')} onClick={onClick}>
      {children}
    </button>
  )
}
