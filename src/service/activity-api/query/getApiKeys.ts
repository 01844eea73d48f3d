import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { findInTurns } from '../../store/findInTurns.ts'
import { apiKeyFromRow } from '../credentials/apiKeyFromRow.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/** Answers the keys of one user, or of all; keys that are over are left out. */
export const getApiKeys: Handler<QueryEndpoints['getApiKeys'], CallContext> = async (
  { userId },
  context,
) => {
  const { parts, organizationId, nowMs } = context
  if (userId !== undefined) await requireUser(context, userId)
  const rows = await findInTurns(parts.store, 'credentials', {
    organizationId,
    ...(userId === undefined ? {} : { userId }),
  })
  const live = rows.filter(({ expiresAtMs }) => expiresAtMs === null || expiresAtMs > nowMs)
  return { apiKeys: live.map(apiKeyFromRow) }
}
