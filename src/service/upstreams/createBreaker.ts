/** How many failures in a row open a breaker. */
export const MOST_FAILURES = 5
/** How long an open breaker lets nothing through, in milliseconds. */
export const PAUSE_MS = 10_000
/** How long a trial may be under way before another one is let through: longer than any time limit of ours, in milliseconds. */
const TRIAL_MS = 30_000

/**
 * What a failed call says of the upstream: that it is down; that it is up, as a refusal does; or neither, when the call
 * was broken off or its own request may be what was too much.
 */
export type Verdict = 'down' | 'up' | 'neither'

/** Makes a call, or fails at once with what the upstream failed with last. */
export type Breaker = <T>(work: () => Promise<T>, judge: (error: unknown) => Verdict) => Promise<T>

export type BreakerParts = {
  readonly clock: { nowMs(): number }
  /** Hears each change once. */
  readonly onChange: (state: 'down' | 'up') => void
}

type Hold = { readonly failure: unknown; readonly sinceMs: number; readonly forMs: number }

/**
 * Makes the breaker of one upstream: after five failures in a row calls fail at once for ten seconds, then one is let
 * through to try; it closes the breaker, or opens it anew.
 *
 * Ours: a call that began before the breaker opened may close it, when it succeeds after all, but cannot keep it open.
 */
export function createBreaker({ clock, onChange }: BreakerParts): Breaker {
  let failures = 0
  let hold: Hold | undefined

  // a clock that was set back makes nobody wait longer
  const isOver = ({ sinceMs, forMs }: Hold) => {
    const ageMs = clock.nowMs() - sinceMs
    return ageMs < 0 || ageMs >= forMs
  }
  const holdFor = (forMs: number, failure: unknown) => {
    hold = { failure, forMs, sinceMs: clock.nowMs() }
  }

  function fail(failure: unknown, isTrial: boolean): void {
    if (hold ? !isTrial : ++failures < MOST_FAILURES) return
    const isNews = !hold
    holdFor(PAUSE_MS, failure)
    if (isNews) onChange('down')
  }

  function close(): void {
    failures = 0
    if (!hold) return
    hold = undefined
    onChange('up')
  }

  return async (work, judge) => {
    const before = hold
    if (before) {
      if (!isOver(before)) throw before.failure
      holdFor(TRIAL_MS, before.failure)
    }
    try {
      const result = await work()
      close()
      return result
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'up') close()
      else if (verdict === 'down') fail(error, before !== undefined)
      // a trial that told nothing: the next call is one
      else if (before && hold) hold = before
      throw error
    }
  }
}
