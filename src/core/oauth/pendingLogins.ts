import { get, promisifyRequest } from 'idb-keyval'
import type { Persistence } from '../keys/keyStore.ts'
import { ended, openDatabase } from '../keys/openDatabase.ts'
import { withRoom } from '../keys/withRoom.ts'
import { type PendingLogin, pendingFromStored } from './pendingLogin.ts'

/** The attempts that wait for their person to come back: one record each, gone once it is used or too old. */
export type PendingLogins = {
  /** Keeps an attempt, and says whether it outlives the page. */
  keep(pending: PendingLogin): Promise<Persistence>
  /** The attempt of this state, left where it is; null when there is none, or its time is over. */
  look(state: string): Promise<PendingLogin | null>
  /** The attempt of this state, to whoever comes first: nobody gets it again. */
  take(state: string): Promise<PendingLogin | null>
  drop(state: string): Promise<void>
}

/**
 * Keeps attempts in IndexedDB: each by its own state, so that tabs and providers never meet.
 *
 * Ours: a browser that stores nothing keeps them in the tab's memory, which is enough for a window and not for a redirect.
 *
 * @param authProxyConfigId - attempts of two configurations never see each other.
 */
export function createPendingLogins(authProxyConfigId: string, nowMs: () => number): PendingLogins {
  const memory = new Map<string, PendingLogin>()
  const { run } = openDatabase(`latchkit-oauth:${authProxyConfigId}`)

  const living = (value: unknown): PendingLogin | null => {
    const pending = pendingFromStored(value)
    return pending && pending.expiresAtMs > nowMs() ? pending : null
  }

  const putInPlaceOfOld = async (objects: IDBObjectStore, pending: PendingLogin) => {
    for (const old of await promisifyRequest<unknown[]>(objects.getAll())) {
      const read = pendingFromStored(old)
      if (read && !living(read)) objects.delete(read.state)
    }
    objects.put(pending, pending.state)
    await ended(objects.transaction)
  }

  /** One transaction reads and removes, so that of two who come at once one finds nothing. */
  const takeStored = (state: string) =>
    run((store) =>
      store('readwrite', async (objects) => {
        const found = promisifyRequest<unknown>(objects.get(state))
        objects.delete(state)
        await promisifyRequest(objects.transaction)
        return found
      }),
    )

  const readFrom = async (read: (state: string) => Promise<unknown>, state: string) => {
    const held = memory.get(state)
    if (held) return living(held)
    try {
      return living(await read(state))
    } catch {
      return null // what cannot be read counts as absent
    }
  }

  return {
    async keep(pending) {
      try {
        await withRoom({ authProxyConfigId, nowMs: nowMs() }, () =>
          run((store) => store('readwrite', (objects) => putInPlaceOfOld(objects, pending))),
        )
        return 'device'
      } catch {
        // no storage, no room, or no way to copy a key
        memory.set(pending.state, pending)
        return 'tab'
      }
    },

    look: (state) => readFrom((name) => run((store) => get<unknown>(name, store)), state),

    async take(state) {
      const taken = await readFrom(takeStored, state)
      memory.delete(state)
      return taken
    },

    async drop(state) {
      memory.delete(state)
      try {
        await takeStored(state)
      } catch {
        // it ends by itself
      }
    },
  }
}
