import { sessionKeyName } from '../../../wire/fields/sessionKeyName.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { isPublicKey } from '../credentials/isPublicKey.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSessionProfile } from '../session-profiles/findSessionProfile.ts'
import { issueSession, SESSION_LIFETIME } from '../sessions/issueSession.ts'
import { longestSession } from '../sessions/longestSession.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/**
 * Starts a session of whoever stamped the request.
 *
 * Ours: a session with a profile starts none but of that profile. In a sub-organization no session outlives the length that
 * the auth proxy is configured with, whatever the request asks for. To renew a session takes nothing from the old one, whose way of login it goes on with; its key stays until its end, unless the request ends the
 * others.
 */
export const stampLogin: ActivityHandler<SubmitEndpoints['stampLogin'], CallContext> = async (
  { publicKey, expirationSeconds, invalidateExisting, sessionProfileId },
  { parts, caller, requestedFrom, nowMs },
) => {
  const seconds = lifetimeSeconds(expirationSeconds, SESSION_LIFETIME)
  if (!(await isPublicKey(publicKey, 'API_KEY_CURVE_P256')))
    throw invalid('parameters.publicKey must be a compressed P-256 public key')
  return async (tx) => {
    await caller.enter?.(tx)
    const profileId = sessionProfileId ?? caller.sessionProfileId ?? undefined
    if (caller.sessionProfileId !== null && profileId !== caller.sessionProfileId)
      throw new Refusal('REQUEST_NOT_AUTHORIZED')
    const session = await issueSession(tx, parts, {
      user: caller.user,
      profile: await findSessionProfile(tx, caller.user, profileId),
      publicKey,
      isKeyProven: publicKey === caller.signer.publicKey,
      keyName: sessionKeyName(caller.method ?? null, requestedFrom, caller.sessionMark),
      lifetimeSeconds: Math.min(seconds, await longestSession(tx, caller.user.organizationId)),
      invalidateExisting: invalidateExisting ?? false,
      nowMs,
    })
    return { session }
  }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
