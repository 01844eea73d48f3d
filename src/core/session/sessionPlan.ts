import type { Session } from './session.ts'

/** What a session counts as having lived when nobody wrote down when it began. */
const USUAL_LIFE_MS = 900_000

/** The moments in a session's life, by the service's clock: milliseconds since 1970. */
export type SessionPlan = {
  readonly lifetimeMs: number
  /** From when on it is renewed for a person who is there. */
  readonly refreshAtMs: number
  /** From when on the person is told that it ends. */
  readonly warnAtMs: number
}

/**
 * Plans a session's life: renewed after two thirds of it, announced before its end.
 *
 * Ours: both are fractions of the life, so that a session of 30 seconds is renewed every 20 and not in a loop; the
 * announcement takes no more than the last quarter.
 */
export function planOf(session: Session, warnBeforeSeconds = 60): SessionPlan {
  const { expiresAtMs, startedAtMs = expiresAtMs - USUAL_LIFE_MS } = session
  const lifetimeMs = Math.max(0, expiresAtMs - startedAtMs)
  return {
    lifetimeMs,
    refreshAtMs: expiresAtMs - lifetimeMs / 3,
    warnAtMs: expiresAtMs - Math.min(warnBeforeSeconds * 1000, lifetimeMs / 4),
  }
}
