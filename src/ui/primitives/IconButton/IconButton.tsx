'use client'

import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconSign } from '../Icon/iconPaths.ts'

export type IconButtonProps = {
  readonly slot: 'backButton' | 'closeButton' | 'iconButton'
  readonly icon: IconSign
  /** What it does, for readers. */
  readonly label: string
  /** True: turns around where text runs from right to left. @default false */
  readonly flips?: boolean
  readonly onClick: () => void
}

/** A button that is only an icon. Renders a `button`. */
export function IconButton({ slot, icon, label, flips = false, onClick }: IconButtonProps) {
  const slotProps = useSlot()(slot, flips ? 'lk-icon-button lk-flip' : 'lk-icon-button')
  return (
    <button type="button" {...slotProps} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
