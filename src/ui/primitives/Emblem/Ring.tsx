'use client'

import { useSlot } from '../../theme/useSlot.ts'

const AROUND =
  'M32 1.25h13.75a17 17 0 0 1 17 17v27.5a17 17 0 0 1-17 17h-27.5a17 17 0 0 1-17-17v-27.5a17 17 0 0 1 17-17z'

/** A line that runs around an emblem. Renders an `svg`. */
export function Ring() {
  const slot = useSlot()
  return (
    <svg
      {...slot('emblemRing', 'lk-ring')}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <path d={AROUND} />
      <path d={AROUND} pathLength={100} strokeDasharray="30 70" strokeDashoffset={-4} />
    </svg>
  )
}
