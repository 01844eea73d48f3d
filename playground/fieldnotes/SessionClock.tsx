import { useNow } from './useNow.ts'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function minutesAndSeconds(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When the session ends, and how long that is from now. */
export function SessionClock({ expiresAtMs }: { expiresAtMs: number }) {
  const nowMs = useNow()
  return (
    <>
      {time.format(expiresAtMs)},{' '}
      <span className="fn-left" role="timer">
        in {minutesAndSeconds(expiresAtMs - nowMs)}
      </span>
    </>
  )
}
