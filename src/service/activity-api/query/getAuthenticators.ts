import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { authenticatorFromRow } from '../authenticators/authenticatorFromRow.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

export const getAuthenticators: Handler<QueryEndpoints['getAuthenticators'], CallContext> = async (
  { userId },
  context,
) => {
  const { organizationId } = await requireUser(context, userId)
  const rows = await context.parts.store.find('authenticators', { organizationId, userId })
  return { authenticators: rows.map(authenticatorFromRow) }
}
