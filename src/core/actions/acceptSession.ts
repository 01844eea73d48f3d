import { RequestAbortedError } from '../../errors/http.ts'
import { SessionRefusedError } from '../../errors/session.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { readSession, type SessionCandidate } from '../session/readSession.ts'
import type { ActionContext } from './context.ts'

/**
 * Checks a fresh session and keeps it with its key. The only way by which a session is ever kept.
 *
 * @param owner - whose session it must be; `userId` is null when it is not known beforehand.
 * @throws SessionRefusedError `SESSION_REFUSED` when any check fails; then nothing is kept.
 */
export async function acceptSession(
  { keyStore, nowMs }: Pick<ActionContext, 'keyStore' | 'nowMs'>,
  candidate: SessionCandidate,
  owner: { readonly organizationId: string; readonly userId: string | null },
  signal: AbortSignal,
): Promise<LiveSession> {
  const reading = await readSession(candidate, nowMs())
  if (reading.kind !== 'valid') throw new SessionRefusedError({ details: reading.kind })
  const { organizationId, userId } = reading.claims
  const isOwners =
    organizationId === owner.organizationId && (owner.userId === null || userId === owner.userId)
  if (!isOwners) throw new SessionRefusedError({ details: 'it belongs to another account' })
  if (signal.aborted) throw new RequestAbortedError()
  const persistence = await keyStore.save(candidate)
  if (signal.aborted) {
    // the person left while it was being stored
    await keyStore.clear()
    throw new RequestAbortedError()
  }
  return { session: { ...reading.claims, persistence }, keyPair: candidate.keyPair }
}
