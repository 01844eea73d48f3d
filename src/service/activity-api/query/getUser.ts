import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'
import { userFromRows } from '../users/userFromRows.ts'

/** Answers about one user; who is not a root user may ask about itself only. */
export const getUser: Handler<QueryEndpoints['getUser'], CallContext> = async (
  { userId },
  context,
) => {
  const { parts, organizationId } = context
  const user = await requireUser(context, userId)
  const ofUser = { organizationId, userId }
  const credentials = await parts.store.find('credentials', ofUser)
  const authenticators = await parts.store.find('authenticators', ofUser)
  const oauthProviders = await parts.store.find('oauthProviders', ofUser)
  return { user: userFromRows(user, { credentials, authenticators, oauthProviders }) }
}
