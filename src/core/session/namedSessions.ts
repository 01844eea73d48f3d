import { OptionInvalidError } from '../../errors/config.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { LiveSession, Sessions } from './createSessions.ts'
import { judgeRecord } from './judgeRecord.ts'
import type { ServerClock } from './serverClock.ts'
import type { Session } from './session.ts'

/** A session that this browser keeps, under its name. */
export type NamedSession = {
  readonly name: string
  readonly session: Session
  /** True for the one in use. */
  readonly isCurrent: boolean
}

type Parts = {
  readonly sessions: Sessions
  readonly keyStore: KeyStore
  readonly clock: ServerClock
  readonly pinnedKeyHex: string | undefined
  readonly endAtService: (live: LiveSession) => void
}

/** Several sessions side by side, each under a name; one of them is in use, in all tabs. */
export function createNamedSessions(parts: Parts) {
  const { sessions, keyStore, clock, pinnedKeyHex } = parts

  /** The session under a name, if it passes the checks. */
  const find = async (name: string): Promise<LiveSession | null> => {
    const { state, keyPair } = await judgeRecord(
      await keyStore.load(name),
      pinnedKeyHex,
      clock.nowMs(),
    )
    return state.status === 'logged-in' && keyPair ? { session: state.session, keyPair } : null
  }

  return {
    /** Every session that could be used now, by name. */
    async list(): Promise<readonly NamedSession[]> {
      await sessions.restored()
      const names = (await keyStore.names()).toSorted()
      const found = await Promise.all(names.map(find))
      return names.flatMap((name, index) => {
        const session = found[index]?.session
        return session ? [{ name, session, isCurrent: name === sessions.name() }] : []
      })
    },

    /** Uses the session of this name from now on, in all tabs; without one the next login makes it. */
    async switchTo(name: string): Promise<void> {
      if (typeof name !== 'string' || name.trim() === '')
        throw new OptionInvalidError({ details: 'the name of a session must not be empty' })
      await sessions.restored()
      await keyStore.use(name)
      await sessions.readAgain()
      sessions.announce()
    },

    /** Ends one session: the one in use by a logout, another quietly. */
    async remove(name: string): Promise<void> {
      await sessions.restored()
      if (name === sessions.name()) return sessions.logOut()
      const live = await find(name)
      await keyStore.clear(name)
      if (live) parts.endAtService(live)
    },
  }
}
