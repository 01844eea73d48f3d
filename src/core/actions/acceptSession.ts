import { RequestAbortedError } from '../../errors/http.ts'
import { SessionRefusedError } from '../../errors/session.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { readSession, type SessionCandidate } from '../session/readSession.ts'
import type { ActionContext } from './context.ts'

/**
 * Checks a fresh session and keeps it with its key. The only way by which a session is ever kept.
 *
 * @param owner - whose session it must be; null where it is not known beforehand.
 * @throws SessionRefusedError `SESSION_REFUSED` when any check fails; then nothing is kept.
 */
export async function acceptSession(
  { keyStore, clock }: Pick<ActionContext, 'keyStore' | 'clock'>,
  candidate: SessionCandidate,
  owner: { readonly organizationId: string | null; readonly userId: string | null },
  signal: AbortSignal,
): Promise<LiveSession> {
  const startedAtMs = clock.nowMs()
  const reading = await readSession(candidate, startedAtMs)
  if (reading.kind !== 'valid') throw new SessionRefusedError({ details: reading.kind })
  const { organizationId, userId } = reading.claims
  const isOwners =
    organizationId === (owner.organizationId ?? organizationId) &&
    userId === (owner.userId ?? userId)
  if (!isOwners) throw new SessionRefusedError({ details: 'it belongs to another account' })
  if (signal.aborted) throw new RequestAbortedError()
  const record = { ...candidate, startedAtMs, clockOffsetMs: clock.offsetMs() }
  const persistence = await keyStore.save(record)
  if (signal.aborted) {
    // the person left while it was being stored
    await keyStore.clear()
    throw new RequestAbortedError()
  }
  return { session: { ...reading.claims, startedAtMs, persistence }, keyPair: candidate.keyPair }
}
