import type { SessionState } from '../../core/session/session.ts'
import { planOf } from '../../core/session/sessionPlan.ts'

/** How a session ended while somebody was using it, other than by their own logout. */
export type SessionEnd = {
  readonly reason: 'expired' | 'logged-out-elsewhere' | 'key-lost' | 'refused'
  /** How long it lived, in milliseconds; null where that is not known. */
  readonly lifetimeMs: number | null
}

/** What happened between two states; null when no session ended, or the person ended it here. */
export function sessionEnd(before: SessionState, after: SessionState): SessionEnd | null {
  if (before.status !== 'logged-in') return null
  const reason = reasonOf(after)
  if (reason === null) return null
  const { session } = before
  const lifetimeMs = session.startedAtMs === undefined ? null : planOf(session).lifetimeMs
  return { reason, lifetimeMs }
}

function reasonOf(state: SessionState): SessionEnd['reason'] | null {
  if (state.status === 'expired') return 'expired'
  if (state.status !== 'logged-out') return null
  return state.reason === 'never' || state.reason === 'logged-out' ? null : state.reason
}
