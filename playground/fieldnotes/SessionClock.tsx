import { useSessionCountdown } from 'latchkit'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

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
