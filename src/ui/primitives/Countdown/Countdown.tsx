'use client'

import { useSecondsUntil } from '../../../react/useSecondsUntil.ts'
import { useWords } from '../../words/useWords.ts'
import { Announcement } from '../LiveRegions/Announcement.tsx'
import { clockText } from './clockText.ts'

export type CountdownProps = {
  /** The moment it counts down to, milliseconds since 1970. */
  readonly untilMs: number
  readonly nowMs: () => number
  /** The text around the time, `4:46`. */
  readonly format: (time: string) => string
  /** True: readers hear when 60, 30 and 10 seconds are left. @default false */
  readonly announces?: boolean | undefined
}

const ANNOUNCED = [60, 30, 10]

/** A running clock in a sentence. Renders a `span` that readers skip; only this part renders each second. */
export function Countdown({ untilMs, nowMs, format, announces = false }: CountdownProps) {
  const words = useWords()
  const seconds = useSecondsUntil(untilMs, nowMs)
  const isSaid = announces && ANNOUNCED.includes(seconds)
  return (
    <span className="lk-clock" aria-hidden="true">
      {format(clockText(seconds))}
      <Announcement text={isSaid ? words.common.secondsLeft(seconds) : null} />
    </span>
  )
}
