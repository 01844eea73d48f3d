import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireExpressions } from '../../policy/scopes.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import type { CallContext } from '../requireCaller.ts'
import { SESSION_LIFETIME } from '../sessions/issueSession.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/** In UTF-16 units. */
const MAX_SCOPE_LENGTH = 4096
const MAX_NOTES_LENGTH = 1024

/**
 * Makes a session profile. Nothing changes it, so what a session may do is settled when it begins.
 *
 * Spec: wire, 12 (session profiles).
 * Ours: the scope is what the condition of a policy is. A session without a profile is the one that every login gives.
 */
export const createSessionProfile: ActivityHandler<
  SubmitEndpoints['createSessionProfile'],
  CallContext
> = async ({ sessionProfileName, scope, expirationSeconds, notes = '' }, context) => {
  const { parts, organizationId, nowMs } = context
  await requireTopLevel(context)
  requireName(sessionProfileName, 'parameters.sessionProfileName')
  requireText(scope, 'scope', 1, MAX_SCOPE_LENGTH)
  requireExpressions([{ text: scope, part: 'condition', path: 'parameters.scope' }])
  requireText(notes, 'notes', 0, MAX_NOTES_LENGTH)
  const row = {
    id: parts.newId(),
    organizationId,
    name: sessionProfileName,
    scope,
    expirationSeconds:
      expirationSeconds === undefined ? null : lifetimeSeconds(expirationSeconds, SESSION_LIFETIME),
    notes,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return async (tx) => {
    await requireRoom(tx, organizationId, 'sessionProfiles', 1)
    await tx.insert('sessionProfiles', row)
    return { sessionProfileId: row.id }
  }
}

function requireText(text: string, name: string, shortest: number, longest: number): void {
  const { length } = text.trim()
  if (length < shortest || text.length > longest || text.includes('\0'))
    throw new Refusal('REQUEST_INVALID', {
      details: `parameters.${name} must have ${shortest} to ${longest} characters`,
    })
}
