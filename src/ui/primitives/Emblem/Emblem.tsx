'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconSign } from '../Icon/iconPaths.ts'
import { Ring } from './Ring.tsx'

export type EmblemProps = {
  /** A line icon, or a picture of one's own of 48 pixels. */
  readonly icon: IconSign | { readonly picture: ReactNode }
  /** @default 'plain' */
  readonly tone?: 'plain' | 'accent' | 'warning' | 'danger' | 'success' | undefined
  /** True: a ring around it turns, because something is waited for. @default false */
  readonly isBusy?: boolean | undefined
}

/** The large picture of a status screen. Renders a `div` that readers skip. */
export function Emblem({ icon, tone = 'plain', isBusy = false }: EmblemProps) {
  const slot = useSlot()
  return (
    <div {...slot('emblem', 'lk-emblem')} data-tone={tone} aria-hidden="true">
      {typeof icon === 'string' ? <Icon name={icon} size={28} /> : icon.picture}
      {isBusy ? <Ring /> : null}
    </div>
  )
}
