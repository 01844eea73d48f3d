import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { insertOauthProviders } from '../oauth-providers/insertOauthProviders.ts'
import { MAX_OAUTH_PROVIDERS, oauthProviderRows } from '../oauth-providers/oauthProviderRows.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/**
 * Adds social logins to a user, none of which may be proven to be another account's.
 *
 * Ours: a link counts from the parent organization once it is proven, see `readLinkProof`.
 */
export const createOauthProviders: ActivityHandler<
  SubmitEndpoints['createOauthProviders'],
  CallContext
> = async ({ userId, oauthProviders }, context) => {
  const { parts, caller, organizationId, nowMs } = context
  const user = await requireUser(context, userId)
  const rows = await oauthProviderRows(context, oauthProviders, user, 'parameters.oauthProviders')
  const topLevelId = await topLevelIdOf(parts.store, organizationId)
  // any member may link to itself; what it does to others, root users or a policy of theirs allowed
  const isDecided = caller.user.role === 'root' || caller.user.id !== userId
  const writer = topLevelId === organizationId && isDecided ? 'parent' : 'account'
  return async (tx) => {
    const held = await tx.count('oauthProviders', { organizationId, userId })
    if (held + rows.length > MAX_OAUTH_PROVIDERS)
      throw new Refusal('REQUEST_INVALID', {
        details: `a user can have at most ${MAX_OAUTH_PROVIDERS} social logins`,
      })
    const ids = await insertOauthProviders(tx, rows, { parts, writer, topLevelId, nowMs })
    return { providerIds: [...ids] }
  }
}
