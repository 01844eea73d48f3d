import type { KeyStore } from '../keys/keyStore.ts'
import type { Sessions } from './createSessions.ts'
import { startExpiryTimer } from './expiryTimer.ts'
import { lookAgain } from './lookAgain.ts'
import { listenToOtherTabs, type TabNews } from './otherTabs.ts'
import type { ServerClock } from './serverClock.ts'

/** What is watched, and where news come from. */
export type WatchParts = {
  readonly sessions: Sessions
  readonly keyStore: KeyStore
  readonly clock: ServerClock
  readonly channelName: string
  /** @default true */
  readonly syncTabs?: boolean | undefined
}

/**
 * Ends the session on time, and keeps the tabs of one browser agreed; returns the way to stop.
 *
 * Ours: a logout wins. A tab that hears of one drops its own key, even if it was stored a moment later; a session that
 * another tab made after the logout is taken over.
 */
export function watchSessions(parts: WatchParts): () => void {
  const { sessions, keyStore, clock, channelName, syncTabs = true } = parts
  let stopTimer: (() => void) | null = null
  let wakeUp: (heard: Promise<void>) => void = ignore

  const startTimer = () => {
    stopTimer?.()
    const live = sessions.live()
    if (!live) return
    const end = () => void sessions.timeIsOver()
    stopTimer = startExpiryTimer(live.session.expiresAtMs, clock.nowMs, end)
  }

  const hearLogout = async (endedHex: string | undefined) => {
    const own = sessions.live()?.session
    if (!own) return
    const kept = await sessions.load()
    const keptHex = kept?.keyPair?.publicKeyHex
    if (kept && keptHex !== (endedHex ?? own.publicKeyHex)) {
      // a session that began after that logout
      if (keptHex !== own.publicKeyHex) await sessions.readAgain()
      return
    }
    sessions.endHere('logged-out-elsewhere')
    if (!kept) return
    await sessions.forget()
    tabs.tell(`loggedOut ${keptHex ?? ''}`)
  }

  const hear = async (news: TabNews, endedHex?: string) => {
    if (sessions.store.getState().status === 'loading') return
    if (news === 'loggedOut') return hearLogout(endedHex)
    await lookAgain(sessions, keyStore)
    // the time may have run on while the page slept
    startTimer()
  }

  const tabs = listenToOtherTabs({
    name: channelName,
    isSynced: syncTabs,
    // a page out of the browser's memory does nothing before it knows who is logged in, whichever event comes first
    rest() {
      sessions.waitFor(new Promise((resolve) => (wakeUp = resolve)))
      keyStore.close()
    },
    hear(news, endedHex) {
      const heard = hear(news, endedHex)
      if (news === 'restored') wakeUp(heard)
    },
  })
  sessions.tellThrough(tabs.tell)
  const unsubscribe = sessions.store.subscribe(startTimer)
  startTimer()
  // what happened before anybody listened
  void hear('backInView')

  return () => {
    sessions.tellThrough(null)
    unsubscribe()
    stopTimer?.()
    tabs.close()
  }
}

function ignore(): void {
  // nothing waits
}
