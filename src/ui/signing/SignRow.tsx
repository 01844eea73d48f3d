'use client'

import type { ReactNode } from 'react'
import type { SlotName } from '../../react/uiSettings.ts'
import { useSlot } from '../theme/useSlot.ts'

export type SignRowProps = {
  readonly name: string
  /** True: what it holds needs the whole width, and stands below its name. @default false */
  readonly isWide?: boolean
  /** @default 'row' */
  readonly slot?: SlotName
  readonly children: ReactNode
}

/** A name and what it is. Renders a `div` with a `dt` and a `dd`. */
export function SignRow({ name, isWide = false, slot = 'row', children }: SignRowProps) {
  return (
    <div {...useSlot()(slot, 'lk-kv-row')} data-wide={isWide ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
