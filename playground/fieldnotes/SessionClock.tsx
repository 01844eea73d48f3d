import { useSessionCountdown } from 'latchkit'
import { minutesAndSeconds } from '../shell/readable.ts'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** When the session ends, and how long that is from now. */
export function SessionClock({ expiresAtMs }: { expiresAtMs: number }) {
  const secondsLeft = useSessionCountdown() ?? 0
  return (
    <>
      {time.format(expiresAtMs)},{' '}
      <span className="fn-left" role="timer">
        in {minutesAndSeconds(secondsLeft)}
      </span>
    </>
  )
}
