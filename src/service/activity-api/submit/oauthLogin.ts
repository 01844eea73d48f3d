import { sessionKeyName } from '../../../wire/fields/sessionKeyName.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { findPerson } from '../oauth-providers/findPerson.ts'
import { requireIdToken } from '../oidc/requireIdToken.ts'
import { requireNonce } from '../oidc/requireNonce.ts'
import type { CallContext } from '../requireCaller.ts'
import { findSessionProfile } from '../session-profiles/findSessionProfile.ts'
import { issueSession, SESSION_LIFETIME } from '../sessions/issueSession.ts'
import { lifetimeSeconds } from './lifetimeSeconds.ts'

/**
 * Trades an ID token for a session of the account that the person has.
 *
 * Ours: the token must have been asked for with the key of the session, so that whoever else sees it can do nothing.
 */
export const oauthLogin: ActivityHandler<SubmitEndpoints['oauthLogin'], CallContext> = async (
  parameters,
  context,
) => {
  const { parts, organizationId, nowMs } = context
  const { oidcToken, publicKey, subOrganizationId, invalidateExisting = false } = parameters
  const seconds = lifetimeSeconds(parameters.expirationSeconds, SESSION_LIFETIME)
  const identity = await requireIdToken(context, oidcToken)
  await requireNonce(identity, publicKey)
  return async (tx) => {
    const { user, method } = await findPerson(tx, identity, organizationId, subOrganizationId)
    const session = await issueSession(tx, parts, {
      user,
      profile: await findSessionProfile(tx, user, parameters.sessionProfileId),
      publicKey,
      keyName: sessionKeyName(method, context.requestedFrom),
      lifetimeSeconds: seconds,
      invalidateExisting,
      nowMs,
    })
    return { session }
  }
}
