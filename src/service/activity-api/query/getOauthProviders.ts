import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { oauthProviderFromRow } from '../oauth-providers/oauthProviderFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the social logins of one user, or of all; who is not a root user may ask about itself only. */
export const getOauthProviders: Handler<QueryEndpoints['getOauthProviders'], CallContext> = async (
  { userId },
  { parts, caller, organizationId },
) => {
  if (caller.user.role !== 'root' && userId !== caller.user.id)
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  const rows = await parts.store.find('oauthProviders', {
    organizationId,
    ...(userId === undefined ? {} : { userId }),
  })
  return { oauthProviders: rows.map(oauthProviderFromRow) }
}
