import { TRIES } from '../preview/scenarios/answerCodes.ts'
import { minutesAndSeconds } from '../shell/readable.ts'
import { useNow } from '../shell/useNow.ts'
import type { WaitedFor } from './useLog.ts'

type CodeLifeProps = {
  readonly life: NonNullable<WaitedFor['life']>
  readonly triesLeft: number | null
  readonly onExpire: () => void
}

/** How long the code works, how often it may be wrong, and the way to its end. */
export function CodeLife({ life, triesLeft, onExpire }: CodeLifeProps) {
  const leftMs = life.expiresAtMs - useNow()
  const tries = triesLeft === null ? count(TRIES) : `${count(triesLeft)} left`
  if (leftMs <= 0) return <p>This code has expired.</p>
  return (
    <>
      <p>
        Valid for {Math.round(life.lifetimeMs / 60_000)} minutes, {tries}
      </p>
      <p>
        Expires in <b role="timer">{minutesAndSeconds(Math.ceil(leftMs / 1000))}</b>
      </p>
      <button type="button" className="pg-link" onClick={onExpire}>
        Make it expire now
      </button>
    </>
  )
}

function count(tries: number): string {
  return tries === 1 ? '1 try' : `${tries} tries`
}
