import { get, keys, type UseStore } from 'idb-keyval'
import { keptFromStored } from './keptFromStored.ts'
import { ended, openDatabase } from './openDatabase.ts'

/** Whose storage it is, and the time on this device when it was found full: milliseconds since 1970. */
export type Room = { readonly authProxyConfigId: string; readonly nowMs: number }

type IsOver = (stored: unknown, nowMs: number) => boolean | Promise<boolean>

/**
 * Removes what the kit has stored for a configuration and nobody can use any more: sessions that are over or have lost
 * their key, and attempts whose person did not come back in time. What it cannot read it leaves to those who can.
 *
 * Each removal is a transaction of its own, since one that stores something too would be undone with it.
 */
export async function makeRoom({ authProxyConfigId, nowMs }: Room): Promise<void> {
  await clearOver(`latchkit-oauth:${authProxyConfigId}`, nowMs, isAttemptOver)
  await clearOver(`latchkit:${authProxyConfigId}`, nowMs, isSessionOver)
}

async function clearOver(name: string, nowMs: number, isOver: IsOver): Promise<void> {
  const { run, close } = openDatabase(name)
  try {
    // what the page has loaded anyway: to read all in one go would weigh on every page
    for (const key of await run((store) => keys(store))) {
      const value = await run((store) => get<unknown>(key, store))
      if (await isOver(value, nowMs)) await run((store) => remove(store, key, value))
    }
  } catch {
    // what cannot be removed stays; there may be room in the other one
  }
  close()
}

/** Removes a value, unless another tab has put a new session in its place meanwhile. */
function remove(store: UseStore, key: IDBValidKey, value: unknown): Promise<void> {
  return store('readwrite', (objects) => {
    const found = objects.get(key)
    found.onsuccess = () => {
      if (keptFromStored(found.result)?.token === keptFromStored(value)?.token) objects.delete(key)
    }
    return ended(objects.transaction)
  })
}

async function isSessionOver(stored: unknown, nowMs: number): Promise<boolean> {
  const kept = keptFromStored(stored)
  if (!kept) return false
  // asked for as every page does that has a session: a login shares it, and would be cut in two by another way to it
  const { keyWork } = await import('../session/keyWork.ts')
  const time = nowMs + (kept.clockOffsetMs ?? 0)
  const { state } = await keyWork.judgeRecord(kept, undefined, time)
  return (
    state.status === 'expired' || (state.status === 'logged-out' && state.reason === 'key-lost')
  )
}

function isAttemptOver(stored: unknown, nowMs: number): boolean {
  if (typeof stored !== 'object' || stored === null || !('expiresAtMs' in stored)) return false
  return typeof stored.expiresAtMs === 'number' && stored.expiresAtMs <= nowMs
}
