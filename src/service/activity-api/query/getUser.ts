import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'
import { userWithWaysIn } from '../users/userWithWaysIn.ts'

/** Answers about one user. */
export const getUser: Handler<QueryEndpoints['getUser'], CallContext> = async (
  { userId },
  context,
) => {
  const user = await requireUser(context, userId)
  return { user: await userWithWaysIn(context.parts.store, user) }
}
