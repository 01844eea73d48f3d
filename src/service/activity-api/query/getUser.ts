import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { userFromRows } from '../users/userFromRows.ts'

/** Answers about one user; who is not a root user may ask about itself only. */
export const getUser: Handler<QueryEndpoints['getUser'], CallContext> = async (
  { userId },
  { parts, caller, organizationId },
) => {
  if (caller.user.role !== 'root' && userId !== caller.user.id)
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  const user = await parts.store.first('users', { id: userId, organizationId })
  if (!user) throw new Refusal('USER_NOT_FOUND')
  const ofUser = { organizationId, userId }
  const credentials = await parts.store.find('credentials', ofUser)
  const authenticators = await parts.store.find('authenticators', ofUser)
  const oauthProviders = await parts.store.find('oauthProviders', ofUser)
  return { user: userFromRows(user, { credentials, authenticators, oauthProviders }) }
}
