import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { Sessions } from './createSessions.ts'
import { lookAgain } from './lookAgain.ts'
import { whyNobody } from './whyNobody.ts'

/** Whose request it is: the session's key, and the organization that it names. */
export type Sender = { readonly key: P256KeyPair; readonly organizationId: string }

/** Sends requests in the name of the current session. */
export function createSender(sessions: Sessions, keyStore: KeyStore) {
  /** @param organizationId - the session's own unless another is named. */
  const find = async (organizationId?: string): Promise<Sender & { readonly isOwn: boolean }> => {
    await sessions.restored()
    const live = sessions.current()
    if (!live) throw whyNobody(sessions.store.getState())
    const own = live.session.organizationId
    return {
      key: live.keyPair,
      organizationId: organizationId ?? own,
      isOwn: !organizationId || organizationId === own,
    }
  }

  return {
    find,

    /**
     * The service knows best whether the session still stands, but only where the session is at home. When another tab
     * has renewed it meanwhile, the request goes out once more: it was refused before it did anything.
     */
    async send<T>(
      organizationId: string | undefined,
      work: (sender: Sender) => Promise<T>,
    ): Promise<T> {
      const { isOwn, ...sender } = await find(organizationId)
      try {
        return await work(sender)
      } catch (error) {
        const isOver = isOwn && isLatchkitError(error, 'SESSION_EXPIRED')
        if (!isOver || sessions.current()?.keyPair !== sender.key) throw error
        await lookAgain(sessions, keyStore)
        const now = sessions.current()
        if (now?.keyPair === sender.key) await sessions.expire()
        else if (now?.session.organizationId === sender.organizationId)
          return work({ ...sender, key: now.keyPair })
        throw error
      }
    },
  }
}
