import type { StoreApi } from 'zustand/vanilla'
import type { Latchkit, ReadableStore } from '../../core/latchkit.ts'
import type { SessionState } from '../../core/session/session.ts'

const LEFT_MS = 10_000
/** A life of which ten seconds are less than the last quarter: the end is announced, and not put off quietly. */
const SHORTEST_LIFE_MS = 60_000

/**
 * Lets this page believe that the session ends in ten seconds: people are warned, and logged out, as at its real end. At the
 * service it goes on, so that whoever stays logged in does get a new one.
 */
export function endSoon(kit: Pick<Latchkit, 'session' | 'nowMs'>): void {
  const state = kit.session.getState()
  if (state.status !== 'logged-in' || !isWritable(kit.session)) return
  const expiresAtMs = kit.nowMs() + LEFT_MS
  const { startedAtMs = expiresAtMs } = state.session
  const session = {
    ...state.session,
    expiresAtMs,
    startedAtMs: Math.min(startedAtMs, expiresAtMs - SHORTEST_LIFE_MS),
  }
  kit.session.setState({ status: 'logged-in', session }, true)
}

/** The kit promises apps a store that can be read; it is one that its own parts write. */
function isWritable(store: ReadableStore<SessionState>): store is StoreApi<SessionState> {
  return 'setState' in store
}
