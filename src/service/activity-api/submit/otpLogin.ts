import { DASHBOARD_DOOR } from '../../../wire/fields/door.ts'
import { sessionKeyName } from '../../../wire/fields/sessionKeyName.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSessionProfile } from '../session-profiles/findSessionProfile.ts'
import { enterByToken } from '../sessions/enterByToken.ts'
import { issueSession, SESSION_LIFETIME } from '../sessions/issueSession.ts'
import { requireClientSignature } from '../sessions/requireClientSignature.ts'
import {
  methodOfToken,
  requireVerificationToken,
  type VerificationClaims,
} from '../sessions/verificationToken.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/**
 * Trades a verification token for a session of the account that the proven address belongs to.
 *
 * Ours: the session's key is the key that the token names, because a signature over the token's text alone says
 * nothing about any other.
 */
export const otpLogin: ActivityHandler<SubmitEndpoints['otpLogin'], CallContext> = async (
  parameters,
  { parts, organizationId, requestedFrom, nowMs },
) => {
  const { verificationToken, publicKey, clientSignature, subOrganizationId } = parameters
  const seconds = lifetimeSeconds(parameters.expirationSeconds, SESSION_LIFETIME)
  const isDashboard = parameters.door === DASHBOARD_DOOR
  const claims = await requireVerificationToken(
    parts,
    verificationToken,
    organizationId,
    nowMs,
    isDashboard,
  )
  // the dashboard is for people of the organization itself, and a proxy's token only for its own door
  if (isDashboard ? subOrganizationId !== organizationId : isOfOtherDoor(claims, parameters.door))
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is for another door' })
  await requireClientSignature({ verificationToken, claims, clientSignature }, [
    { login: { publicKey }, tokenId: claims.id, type: 'USAGE_TYPE_LOGIN' },
  ])
  if (publicKey !== claims.public_key)
    throw new Refusal('CLIENT_SIGNATURE_INVALID', {
      details: 'parameters.publicKey must be the key of the verification token',
    })
  return async (tx) => {
    const user = await enterByToken(tx, parts, claims, subOrganizationId, nowMs)
    const session = await issueSession(tx, parts, {
      user,
      profile: await findSessionProfile(tx, user, parameters.sessionProfileId),
      publicKey,
      isKeyProven: true,
      keyName: sessionKeyName(methodOfToken(claims), requestedFrom),
      lifetimeSeconds: seconds,
      invalidateExisting: parameters.invalidateExisting ?? false,
      nowMs,
    })
    return { session }
  }
}

/** A backend of its own names no door, and may use what a proxy verified. */
function isOfOtherDoor(claims: VerificationClaims, door: string | undefined): boolean {
  return door !== undefined && claims.door !== door
}
