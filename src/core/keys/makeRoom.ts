import { entries } from 'idb-keyval'
import { readToken } from '../../crypto/token/readToken.ts'
import { keptFromStored } from './keptFromStored.ts'
import { ended, openDatabase } from './openDatabase.ts'

/** Whose storage it is, and the time on this device when it was found full: milliseconds since 1970. */
export type Room = { readonly authProxyConfigId: string; readonly nowMs: number }

type IsOver = (stored: unknown, nowMs: number) => boolean

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
    const over = (await run((store) => entries(store))).filter(([, stored]) =>
      isOver(stored, nowMs),
    )
    await run((store) =>
      store('readwrite', (objects) => {
        for (const [key] of over) objects.delete(key)
        return ended(objects.transaction)
      }),
    )
  } catch {
    // what cannot be removed stays; there may be room in the other one
  }
  close()
}

function isSessionOver(stored: unknown, nowMs: number): boolean {
  const kept = keptFromStored(stored)
  if (!kept) return false
  const exp = readToken(kept.token)?.exp
  const isPast = typeof exp === 'number' && exp * 1000 <= nowMs + (kept.clockOffsetMs ?? 0)
  return isPast || kept.keyPair === null
}

function isAttemptOver(stored: unknown, nowMs: number): boolean {
  if (typeof stored !== 'object' || stored === null || !('expiresAtMs' in stored)) return false
  return typeof stored.expiresAtMs === 'number' && stored.expiresAtMs <= nowMs
}
