import { createStore } from 'zustand/vanilla'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { KitEvent } from '../events.ts'
import { DEFAULT_SESSION, type KeptRecord, type KeyStore } from '../keys/keyStore.ts'
import type { Verdict } from './judgeRecord.ts'
import type { TabMessage } from './otherTabs.ts'
import type { ServerClock } from './serverClock.ts'
import type { LoggedOutReason, Session, SessionState } from './session.ts'

/** What the sessions are made of. */
export type SessionsParts = {
  readonly keyStore: KeyStore
  readonly clock: ServerClock
  /** The service's key as the app pins it; wins over the one that was kept. */
  readonly pinnedKeyHex: string | undefined
  readonly emit: (event: KitEvent) => void
  /** Asks the service whether a session that seems to be over still stands, and renews it then. False: it does not. */
  readonly revive?: () => Promise<boolean>
  /** Ends a session at the service too; whether that went well changes nothing here. */
  readonly endAtService?: (live: LiveSession) => void
}

/** A session with the key that speaks for it. */
export type LiveSession = { readonly session: Session; readonly keyPair: P256KeyPair }

/** Who is logged in, and what those need that look after it. */
export type Sessions = ReturnType<typeof createSessions>

const NOBODY: Verdict = { state: { status: 'logged-out', reason: 'never' }, keyPair: null }

/**
 * Holds who is logged in: restores it, and begins and ends it. What it takes to keep an eye on time and on other tabs is
 * apart, and loaded later.
 */
export function createSessions({ clock, keyStore, ...parts }: SessionsParts) {
  const store = createStore<SessionState>(() => ({ status: 'loading' }))
  let name = DEFAULT_SESSION
  let keyPair: P256KeyPair | null = null
  let restoring: Promise<void> | null = null
  let reviving: Promise<void> | null = null
  let tell: (message: TabMessage) => void = ignore

  const set = (verdict: Verdict) => {
    keyPair = verdict.keyPair
    store.setState(verdict.state, true)
  }

  const live = (): LiveSession | null => {
    const state = store.getState()
    return state.status === 'logged-in' && keyPair ? { session: state.session, keyPair } : null
  }

  const timeIsOver = () => {
    const ask = async () => {
      const before = store.getState()
      if (clock.isInDoubt() && (await parts.revive?.())) return
      if (store.getState() === before) await expire()
    }
    reviving ??= ask().finally(() => {
      reviving = null
    })
    return reviving
  }

  const expire = async () => {
    const ended = live()
    if (!ended) return
    set({ state: { status: 'expired' }, keyPair: null })
    parts.emit({ type: 'sessionExpired' })
    const kept = await load()
    // another tab may have logged in again already
    if (kept?.keyPair?.publicKeyHex === ended.session.publicKeyHex) await forget()
  }

  const load = async (): Promise<KeptRecord | null | undefined> => {
    try {
      const inUse = await keyStore.current()
      const kept = await keyStore.load(inUse)
      name = inUse
      return kept
    } catch {
      // nothing is known then
    }
  }

  const forget = async () => {
    try {
      await keyStore.clear(name)
    } catch {
      // the record is of no use any more; the next start judges it again
    }
  }

  /** Null when the code for it could not be loaded: then nothing is believed, and nothing thrown away. */
  const judge = async (kept: KeptRecord): Promise<Verdict | null> => {
    try {
      const { keyWork } = await import('./keyWork.ts')
      return await keyWork.judgeRecord(kept, parts.pinnedKeyHex, clock.nowMs())
    } catch {
      return null // judged again when the page is looked at the next time
    }
  }

  const readAgain = async () => {
    const before = store.getState()
    const kept = await load()
    if (kept === undefined && live()) return
    if (kept?.clockOffsetMs) clock.assume(kept.clockOffsetMs)
    const verdict = kept ? await judge(kept) : NOBODY
    if (store.getState() !== before) return
    set(verdict ?? NOBODY)
    if (verdict && verdict.state.status !== 'logged-in' && kept) await forget()
  }

  const restore = async () => {
    await readAgain()
    const state = store.getState()
    if (state.status === 'logged-in')
      parts.emit({ type: 'sessionRestored', persistence: state.session.persistence })
    if (state.status === 'expired') parts.emit({ type: 'sessionExpired' })
  }

  const endHere = (reason: LoggedOutReason) => {
    const wasLive = live() !== null
    set({ state: { status: 'logged-out', reason }, keyPair: null })
    if (wasLive) parts.emit({ type: 'loggedOut', reason })
  }

  return {
    store,

    /** The name under which the session in use is kept. */
    name: () => name,

    /** Reads what is kept, once; later calls wait for the first. */
    restored: () => {
      restoring ??= restore()
      return restoring
    },

    /** Whoever asks for the session from now on waits for this first. */
    waitFor: (work: Promise<void>) => {
      restoring = work
    },

    /** Where news for the other tabs go. */
    tellThrough: (channel: ((message: TabMessage) => void) | null) => {
      tell = channel ?? ignore
    },

    /** Makes a stored login the current session, here and in the other tabs. */
    begin: (begun: LiveSession) => {
      set({ state: { status: 'logged-in', session: begun.session }, keyPair: begun.keyPair })
      tell('loggedIn')
    },

    /** Takes over what is kept by now, unless something happened in this tab while it was being read. */
    readAgain,

    /** Says in the other tabs that something else is kept by now. */
    announce: () => tell('loggedIn'),

    /** What is kept under the name in use; null when there is nothing, undefined when the store does not say. */
    load,

    /** Throws away what is kept under the name in use. */
    forget,

    /** Ends the session in this tab alone. */
    endHere,

    /** The session with its key, whatever the time is. */
    live,

    /** The session with its key; null when nobody is logged in or the time is over. */
    current: (): LiveSession | null => {
      const found = live()
      if (!found || found.session.expiresAtMs > clock.nowMs()) return found
      void timeIsOver()
      return null
    },

    /** Ends the session by the clock. Where the clocks of this device disagree the service is asked first. */
    timeIsOver,

    /** Ends the session because its time is over. */
    expire,

    /**
     * Ends the session here and in the other tabs at once, and at the service in the background.
     *
     * @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` when the stored key could not be removed.
     */
    logOut: async () => {
      const ended = live()
      endHere('logged-out')
      try {
        await keyStore.clear(name)
      } finally {
        tell(`loggedOut ${ended?.session.publicKeyHex ?? ''}`)
        if (ended) parts.endAtService?.(ended)
      }
    },
  }
}

function ignore(): void {
  // nobody listens yet
}
