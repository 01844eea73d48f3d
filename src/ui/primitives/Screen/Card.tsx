'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'

/** What a card holds. */
export type CardProps = {
  readonly titleId: string
  readonly children: ReactNode
}

/** The card around a screen that stands in the page, named by the screen's title. Renders a `section`. */
export function Card({ titleId, children }: CardProps) {
  const slot = useSlot()
  return (
    <section {...slot('card', 'lk-card')} data-presentation="inline" aria-labelledby={titleId}>
      {children}
    </section>
  )
}
