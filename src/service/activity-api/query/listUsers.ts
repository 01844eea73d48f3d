import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { usersWithWaysIn } from '../users/usersWithWaysIn.ts'

/** Answers about all users of an organization, the oldest first; the one by whom the auth proxy acts is among them. */
export const listUsers: Handler<QueryEndpoints['listUsers'], CallContext> = async (
  _body,
  { parts, organizationId },
) => ({ users: [...(await usersWithWaysIn(parts.store, organizationId))] })
