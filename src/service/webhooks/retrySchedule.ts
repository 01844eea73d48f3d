const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long after each failed attempt the next one comes: ten attempts in 76 hours. */
const PRODUCTION_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** The same for a developer who is watching. */
const DEVELOPMENT_MS = [1, 2, 5, 10, 20, 30, 60, 120, 300].map((seconds) => seconds * SECOND_MS)

const MOST_WAIT_MS = 24 * HOUR_MS

/** A failed attempt. */
export type FailedAttempt = {
  /** How many there have been, this one included. */
  readonly attempts: number
  readonly nowMs: number
  /** What the receiver said about it, as the header has it. */
  readonly retryAfter: string | null
  readonly development: boolean
  /** At least 0 and less than 1. */
  readonly random: number
}

/**
 * When to try again, in milliseconds since 1970; null when it is enough.
 *
 * Spec: Events ("delivery guarantees: not shown").
 * Ours: up to a fifth later than the schedule says, so that what failed together does not come back together. A
 * `Retry-After` that is later counts, up to a day.
 */
export function nextAttemptAtMs(failed: FailedAttempt): number | null {
  const { attempts, nowMs, development, random } = failed
  const step = (development ? DEVELOPMENT_MS : PRODUCTION_MS)[attempts - 1]
  if (step === undefined) return null
  const asked = Math.min(askedMs(failed.retryAfter, nowMs), MOST_WAIT_MS)
  return nowMs + Math.max(Math.ceil(step * (1 + random / 5)), asked)
}

/** RFC 9110 section 10.2.3: seconds, or a date. */
function askedMs(retryAfter: string | null, nowMs: number): number {
  if (retryAfter === null) return 0
  const text = retryAfter.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS
  const dateMs = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? 0 : dateMs - nowMs
}
