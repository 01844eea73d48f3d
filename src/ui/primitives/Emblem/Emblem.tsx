'use client'

import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'

export type EmblemProps = {
  readonly icon: IconName
  /** @default 'plain' */
  readonly tone?: 'plain' | 'warning' | 'danger' | 'success' | undefined
}

/** The large picture of a status screen. Renders a `div` that readers skip. */
export function Emblem({ icon, tone = 'plain' }: EmblemProps) {
  const slot = useSlot()
  return (
    <div {...slot('emblem', 'lk-emblem')} data-tone={tone} aria-hidden="true">
      <Icon name={icon} size={28} />
    </div>
  )
}
