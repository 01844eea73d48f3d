'use client'

import { useSlot } from '../../theme/useSlot.ts'

/** A turning ring; pulses instead when motion is reduced. Renders a `span` that readers skip. */
export function Spinner() {
  const slot = useSlot()
  return <span {...slot('spinner', 'lk-spinner')} aria-hidden="true" />
}
