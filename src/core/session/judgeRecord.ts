import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import type { KeptRecord } from '../keys/keyStore.ts'
import { keyPairFits } from './keyPairFits.ts'
import { readSession } from './readSession.ts'
import type { SessionState } from './session.ts'

/** A session state, and the key of the session where there is one. */
export type Verdict = {
  readonly state: Exclude<SessionState, { status: 'loading' }>
  readonly keyPair: P256KeyPair | null
}

/**
 * Decides what a kept record is worth, with the same checks as at the login.
 *
 * @param pinnedKeyHex - wins over the key that was kept with the record.
 */
export async function judgeRecord(
  kept: KeptRecord | null,
  pinnedKeyHex: string | undefined,
  nowMs: number,
): Promise<Verdict> {
  if (!kept) return loggedOut('never')
  const { token, keyPair, persistence, startedAtMs } = kept
  if (!keyPair || !(await keyPairFits(keyPair))) return loggedOut('key-lost')
  const sessionKeyHex = pinnedKeyHex ?? kept.sessionKeyHex
  const reading = await readSession({ token, keyPair, sessionKeyHex }, nowMs)
  switch (reading.kind) {
    case 'valid':
      return {
        state: { status: 'logged-in', session: { ...reading.claims, startedAtMs, persistence } },
        keyPair,
      }
    case 'expired':
      return { state: { status: 'expired' }, keyPair: null }
    case 'foreign':
      return loggedOut('key-lost')
    case 'refused':
      return loggedOut('refused')
    default:
      return reading satisfies never
  }
}

function loggedOut(reason: 'never' | 'key-lost' | 'refused'): Verdict {
  return { state: { status: 'logged-out', reason }, keyPair: null }
}
