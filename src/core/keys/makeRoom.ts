import { entries } from 'idb-keyval'
import { keptFromStored } from './keptFromStored.ts'
import { ended, openDatabase } from './openDatabase.ts'

/** Whose storage it is, and the time on this device when it was found full: milliseconds since 1970. */
export type Room = { readonly authProxyConfigId: string; readonly nowMs: number }

type IsOver = (stored: unknown) => boolean | Promise<boolean>

/**
 * Removes what the kit has stored for a configuration and nobody can use any more: sessions that are over or have lost
 * their key, and attempts whose person did not come back in time. What it cannot read it leaves to those who can.
 *
 * Each removal is a transaction of its own, since one that stores something too would be undone with it.
 */
export async function makeRoom({ authProxyConfigId, nowMs }: Room): Promise<void> {
  const { keyWork } = await import('../session/keyWork.ts')

  const isAttemptOver: IsOver = (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    'expiresAtMs' in stored &&
    typeof stored.expiresAtMs === 'number' &&
    stored.expiresAtMs <= nowMs

  const isSessionOver: IsOver = async (stored) => {
    const kept = keptFromStored(stored)
    if (!kept) return false
    const thereMs = nowMs + (kept.clockOffsetMs ?? 0)
    const { state } = await keyWork.judgeRecord(kept, undefined, thereMs)
    return state.status === 'expired' || ('reason' in state && state.reason === 'key-lost')
  }

  await clearOver(`latchkit-oauth:${authProxyConfigId}`, isAttemptOver)
  await clearOver(`latchkit:${authProxyConfigId}`, isSessionOver)
}

async function clearOver(name: string, isOver: IsOver): Promise<void> {
  const { run, close } = openDatabase(name)
  try {
    const over: IDBValidKey[] = []
    for (const [key, stored] of await run((store) => entries(store)))
      if (await isOver(stored)) over.push(key)
    await run((store) =>
      store('readwrite', (objects) => {
        for (const key of over) objects.delete(key)
        return ended(objects.transaction)
      }),
    )
  } catch {
    // what cannot be removed stays; there may be room in the other one
  }
  close()
}
