'use client'

import { useSlot } from '../theme/useSlot.ts'

export type SegmentProps = {
  readonly no: string
  readonly yes: string
  readonly isYes: boolean
  readonly onChoose: (isYes: boolean) => void
}

/** One of two ways to look at the same. Renders a `span` with two `button`s. */
export function Segment({ no, yes, isYes, onChoose }: SegmentProps) {
  const slot = useSlot()
  return (
    <span {...slot('segment', 'lk-segment')}>
      {[false, true].map((choice) => (
        <button
          key={choice ? 1 : 0}
          type="button"
          aria-pressed={choice === isYes}
          onClick={() => onChoose(choice)}
        >
          {choice ? yes : no}
        </button>
      ))}
    </span>
  )
}
