import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { findInTurns } from '../../store/findInTurns.ts'
import { oauthProviderFromRow } from '../oauth-providers/oauthProviderFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the social logins of one user, or of all. */
export const getOauthProviders: Handler<QueryEndpoints['getOauthProviders'], CallContext> = async (
  { userId },
  { parts, organizationId },
) => {
  const rows = await findInTurns(parts.store, 'oauthProviders', {
    organizationId,
    ...(userId === undefined ? {} : { userId }),
  })
  return { oauthProviders: rows.map(oauthProviderFromRow) }
}
