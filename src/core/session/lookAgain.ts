import type { KeyStore } from '../keys/keyStore.ts'
import type { Sessions } from './createSessions.ts'

/** Takes over what other tabs, or the browser, have made of the session by now. */
export async function lookAgain(
  sessions: Sessions,
  keyStore: Pick<KeyStore, 'wasCleared'>,
): Promise<void> {
  const own = sessions.live()?.session
  const usedName = sessions.name()
  const kept = await sessions.load()
  const isOther = kept && kept.keyPair?.publicKeyHex !== own?.publicKeyHex
  if (isOther || usedName !== sessions.name()) return sessions.readAgain()
  // a store that does not answer ends nothing
  if (kept !== null || own?.persistence !== 'device') return
  const before = sessions.store.getState()
  const isLost = await keyStore.wasCleared().catch(() => undefined)
  if (isLost === undefined || sessions.store.getState() !== before) return
  sessions.endHere(isLost ? 'key-lost' : 'logged-out-elsewhere')
}
