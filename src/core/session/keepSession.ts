import { isLatchkitError } from '../../errors/anyError.ts'
import type { Sessions } from './createSessions.ts'
import { startExpiryTimer } from './expiryTimer.ts'
import type { ServerClock } from './serverClock.ts'
import type { Session } from './session.ts'
import { planOf } from './sessionPlan.ts'

/** No two renewals are closer than this, whatever a session says about its life. */
const SHORTEST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/** What a person does that shows that somebody is there. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll']

const PASSING: readonly string[] = [
  'NETWORK_FAILED',
  'REQUEST_TIMED_OUT',
  'REQUEST_ABORTED',
  'RATE_LIMITED',
  'KEY_STORE_UNAVAILABLE',
]

type Parts = {
  readonly sessions: Pick<Sessions, 'store'>
  readonly clock: ServerClock
  readonly warnBeforeSeconds: number | undefined
  /** Renews the session, or takes over the one that another tab has renewed. */
  readonly refresh: () => Promise<unknown>
}

/**
 * Renews the session of a person who is there, in time and quietly; returns the way to stop.
 *
 * Ours: somebody is there when the page is in view and was used since the session began. Once the end was announced,
 * the person decides. A renewal that the network kept from happening is tried again until the session is over; one that
 * the service refused is not, and the session lives to its end.
 */
export function keepSession({ sessions, clock, warnBeforeSeconds, refresh }: Parts): () => void {
  const page = globalThis.document
  const stopped = new AbortController()
  let stopTimer: (() => void) | null = null
  /** To open the page was a use of it. */
  const openedAtMs = clock.nowMs() - performance.now()
  /** The key of the session that was used last: no clock says in which of two a press was. */
  let usedKeyHex: string | null = null
  let notBeforeMs = 0
  let pauseMs = SHORTEST_PAUSE_MS
  let isRunning = false
  /** The key of the session that the service would not renew, and of the one whose renewal is under way. */
  let refusedKeyHex: string | null = null
  let wantedKeyHex: string | null = null

  const look = () => {
    stopTimer?.()
    const state = sessions.store.getState()
    if (stopped.signal.aborted || isRunning || state.status !== 'logged-in') return
    const { session } = state
    const { refreshAtMs, warnAtMs } = planOf(session, warnBeforeSeconds)
    const nowMs = clock.nowMs()
    const isWanted = wantedKeyHex === session.publicKeyHex
    if (refusedKeyHex === session.publicKeyHex || nowMs >= session.expiresAtMs) return
    if (nowMs >= warnAtMs && !isWanted) return
    const dueAtMs = Math.max(refreshAtMs, notBeforeMs)
    if (nowMs < dueAtMs) stopTimer = startExpiryTimer(dueAtMs, clock.nowMs, look)
    else if (isThere(session)) void run(session.publicKeyHex)
  }

  const isThere = ({ publicKeyHex, startedAtMs = 0 }: Session) =>
    page.visibilityState === 'visible' && (usedKeyHex === publicKeyHex || openedAtMs >= startedAtMs)

  const run = async (keyHex: string) => {
    isRunning = true
    wantedKeyHex = keyHex
    try {
      await refresh()
      pauseMs = SHORTEST_PAUSE_MS
      notBeforeMs = clock.nowMs() + pauseMs
    } catch (error) {
      if (mayPass(error)) notBeforeMs = clock.nowMs() + pauseMs
      else refusedKeyHex = keyHex
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    isRunning = false
    look()
  }

  const tryNow = () => {
    notBeforeMs = 0
    look()
  }
  const use = () => {
    const state = sessions.store.getState()
    if (state.status !== 'logged-in' || usedKeyHex === state.session.publicKeyHex) return
    usedKeyHex = state.session.publicKeyHex
    look()
  }
  const { signal } = stopped
  const view = page.defaultView
  for (const sign of SIGNS_OF_LIFE)
    view?.addEventListener(sign, use, { signal, passive: true, capture: true })
  view?.addEventListener('online', tryNow, { signal })
  page.addEventListener('visibilitychange', look, { signal })
  const unsubscribe = sessions.store.subscribe(look)
  look()
  return () => {
    stopTimer?.()
    stopped.abort()
    unsubscribe()
  }
}

/** What may be otherwise in a moment: the network, a busy service, storage that does not answer, a part not loaded yet. */
function mayPass(error: unknown): boolean {
  if (!isLatchkitError(error)) return true
  return error.code === 'HTTP_STATUS' ? error.status >= 500 : PASSING.includes(error.code)
}
