import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import type { KitEvent } from '../events.ts'
import type { LiveSession, Sessions } from '../session/createSessions.ts'
import { lookAgain } from '../session/lookAgain.ts'
import type { Session } from '../session/session.ts'
import { whyNobody } from '../session/whyNobody.ts'
import { withRefreshLock } from '../session/withRefreshLock.ts'
import { type RefreshContext, refreshSession } from './refreshSession.ts'

type Parts = RefreshContext & {
  readonly sessions: Sessions
  readonly lockName: string
  /** Longer than the requests of one renewal can take. */
  readonly leaseMs: number
  readonly emit: (event: KitEvent) => void
  /** Ends a session that nobody can use any more. */
  readonly endAtService: (live: LiveSession) => void
}

/**
 * Renews the current session: once for all tabs, and once however often it is asked for.
 *
 * The tab whose turn comes later finds the new session in the store and takes it over.
 *
 * @returns a function that resolves with the session that stands afterwards, and rejects with the reason why the session
 *   could not be renewed; whether the old one still stands then, the session store says.
 */
export function createRefresher(parts: Parts): () => Promise<Session> {
  const { sessions } = parts
  let running: Promise<Session> | null = null
  let spare: { readonly forKeyHex: string; readonly keyPair: P256KeyPair } | null = null

  /** A request whose answer was lost is sent again with the same key, so that no key is left behind at the service. */
  const keyFor = async (forKeyHex: string) => {
    if (spare?.forKeyHex !== forKeyHex)
      spare = { forKeyHex, keyPair: await parts.keyStore.create() }
    return spare.keyPair
  }

  const renew = async (before: LiveSession): Promise<Session> => {
    await lookAgain(sessions, parts.keyStore)
    const live = sessions.live()
    if (!live) throw whyNobody(sessions.store.getState())
    const { publicKeyHex } = live.session
    if (publicKeyHex !== before.session.publicKeyHex) return live.session
    const keyPair = await keyFor(publicKeyHex)
    try {
      const renewed = await refreshSession(parts, { name: sessions.name(), live, keyPair })
      spare = null
      if (!renewed) return await settleLost({ ...live, keyPair })
      sessions.begin(renewed)
      parts.emit({ type: 'sessionRefreshed' })
      return renewed.session
    } catch (error) {
      const isOver = isLatchkitError(error, 'SESSION_EXPIRED')
      if (isOver && sessions.live()?.keyPair === live.keyPair) await sessions.expire()
      throw error
    }
  }

  /** The record was gone, or another, when the answer came: the new key is of no use to anybody. */
  const settleLost = async (unused: LiveSession): Promise<Session> => {
    parts.endAtService(unused)
    await lookAgain(sessions, parts.keyStore)
    const live = sessions.live()
    if (live) return live.session
    throw whyNobody(sessions.store.getState())
  }

  const run = async () => {
    await sessions.restored()
    const before = sessions.live()
    if (!before) throw whyNobody(sessions.store.getState())
    return withRefreshLock(parts.lockName, parts.leaseMs, () => renew(before))
  }

  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
