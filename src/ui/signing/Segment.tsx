'use client'

import { useSlot } from '../theme/useSlot.ts'

export type SegmentProps = {
  readonly options: readonly [string, string]
  /** Which one is chosen: the first or the second. */
  readonly chosen: 0 | 1
  readonly onChoose: (at: 0 | 1) => void
}

/** One of two ways to look at the same. Renders a `span` with two `button`s. */
export function Segment({ options, chosen, onChoose }: SegmentProps) {
  const slot = useSlot()
  return (
    <span {...slot('segment', 'lk-segment')}>
      {options.map((option, at) => (
        <button
          key={option}
          type="button"
          aria-pressed={at === chosen}
          onClick={() => onChoose(at === 0 ? 0 : 1)}
        >
          {option}
        </button>
      ))}
    </span>
  )
}
