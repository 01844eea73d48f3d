import { createStore } from 'zustand/vanilla'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { KitEvent } from '../events.ts'
import type { KeptRecord, KeyStore } from '../keys/keyStore.ts'
import { startExpiryTimer } from './expiryTimer.ts'
import { judgeRecord, type Verdict } from './judgeRecord.ts'
import { listenToOtherTabs, type OtherTabs, type TabMessage } from './otherTabs.ts'
import type { Session, SessionState } from './session.ts'

/** What the sessions are made of. */
export type SessionsParts = {
  readonly keyStore: KeyStore
  readonly nowMs: () => number
  /** The service's key as the app pins it; wins over the one that was kept. */
  readonly pinnedKeyHex: string | undefined
  readonly channelName: string
  readonly emit: (event: KitEvent) => void
}

/** A session with the key that speaks for it. */
export type LiveSession = { readonly session: Session; readonly keyPair: P256KeyPair }

export type Sessions = ReturnType<typeof createSessions>

/**
 * Holds who is logged in: restores it, ends it on time, and keeps the tabs of one browser agreed.
 *
 * Ours: a logout wins. A tab that hears of one drops its own key, even if it was stored a moment later; a session that
 * another tab made after the logout is taken over.
 */
export function createSessions(parts: SessionsParts) {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  let keyPair: P256KeyPair | null = null
  let tabs: OtherTabs | null = null
  let restoring: Promise<void> | null = null
  let stopTimer: (() => void) | null = null

  const set = (verdict: Verdict) => {
    keyPair = verdict.keyPair
    store.setState(verdict.state, true)
    startTimer()
  }

  const startTimer = () => {
    stopTimer?.()
    const state = store.getState()
    if (!tabs || state.status !== 'logged-in') return
    stopTimer = startExpiryTimer(state.session.expiresAtMs, parts.nowMs, () => void expire())
  }

  const expire = async () => {
    const state = store.getState()
    if (state.status !== 'logged-in') return
    set({ state: { status: 'expired' }, keyPair: null })
    parts.emit({ type: 'sessionExpired' })
    const kept = await load()
    // another tab may have logged in again already
    if (kept?.keyPair?.publicKeyHex === state.session.publicKeyHex) await clearQuietly()
  }

  const load = async (): Promise<KeptRecord | null> => {
    try {
      return await parts.keyStore.load()
    } catch {
      return null // a store that an app passes in may fail; what cannot be read counts as absent
    }
  }

  const clearQuietly = async () => {
    try {
      await parts.keyStore.clear()
    } catch {
      // the record is of no use any more; the next start judges it again
    }
  }

  /** Takes over what is kept, unless something happened in this tab while it was being read. */
  const readAgain = async () => {
    const before = store.getState()
    const kept = await load()
    const verdict = await judgeRecord(kept, parts.pinnedKeyHex, parts.nowMs())
    if (store.getState() !== before) return
    set(verdict)
    if (verdict.state.status !== 'logged-in' && kept) await clearQuietly()
  }

  const restore = async () => {
    await readAgain()
    const state = store.getState()
    if (state.status === 'logged-in')
      parts.emit({ type: 'sessionRestored', persistence: state.session.persistence })
    if (state.status === 'expired') parts.emit({ type: 'sessionExpired' })
  }

  const endHere = (reason: 'logged-out' | 'key-lost') => {
    set({ state: { status: 'logged-out', reason }, keyPair: null })
    parts.emit({ type: 'loggedOut', reason })
  }

  const hearLogout = async (own: Session) => {
    const kept = await load()
    if (kept?.keyPair && kept.keyPair.publicKeyHex !== own.publicKeyHex) return readAgain()
    endHere('logged-out')
    if (!kept) return
    await clearQuietly()
    tabs?.tell('loggedOut')
  }

  const lookAgain = async (own: Session | null) => {
    const kept = await load()
    if (kept && kept.keyPair?.publicKeyHex !== own?.publicKeyHex) return readAgain()
    if (!kept && own?.persistence === 'device') endHere('key-lost')
  }

  const hear = async (message: TabMessage | 'backInView') => {
    const state = store.getState()
    if (state.status === 'loading') return
    const own = state.status === 'logged-in' ? state.session : null
    if (message !== 'loggedOut') await lookAgain(own)
    else if (own) await hearLogout(own)
  }

  return {
    store,

    /** Reads what is kept, once; later calls wait for the first. */
    restored: () => {
      restoring ??= restore()
      return restoring
    },

    /** Listens to time and to other tabs; returns the way to stop. */
    listen: () => {
      tabs = listenToOtherTabs(parts.channelName, (message) => void hear(message))
      startTimer()
      return () => {
        stopTimer?.()
        tabs?.close()
        tabs = null
      }
    },

    /** Makes a stored login the current session, here and in the other tabs. */
    begin: (live: LiveSession) => {
      set({ state: { status: 'logged-in', session: live.session }, keyPair: live.keyPair })
      tabs?.tell('loggedIn')
    },

    /** The session with its key; null when nobody is logged in or the time is over. */
    current: (): LiveSession | null => {
      const state = store.getState()
      if (state.status !== 'logged-in' || !keyPair) return null
      if (state.session.expiresAtMs > parts.nowMs()) return { session: state.session, keyPair }
      void expire()
      return null
    },

    /** Ends the session because its time is over, by the clock or by the word of the service. */
    expire,

    /** @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` when the stored key could not be removed. */
    logOut: async () => {
      if (store.getState().status === 'logged-in') endHere('logged-out')
      else set({ state: { status: 'logged-out', reason: 'logged-out' }, keyPair: null })
      try {
        await parts.keyStore.clear()
      } finally {
        tabs?.tell('loggedOut')
      }
    },
  }
}
