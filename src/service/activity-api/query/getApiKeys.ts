import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { apiKeyFromRow } from '../credentials/apiKeyFromRow.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/** Answers the keys of one user, or of all to a root user; keys that are over are left out. */
export const getApiKeys: Handler<QueryEndpoints['getApiKeys'], CallContext> = async (
  { userId },
  context,
) => {
  const { parts, caller, organizationId, nowMs } = context
  const asked = userId ?? (caller.user.role === 'root' ? undefined : caller.user.id)
  if (asked !== undefined) await requireUser(context, asked)
  const rows = await parts.store.find('credentials', {
    organizationId,
    ...(asked === undefined ? {} : { userId: asked }),
  })
  const live = rows.filter(({ expiresAtMs }) => expiresAtMs === null || expiresAtMs > nowMs)
  return { apiKeys: live.map(apiKeyFromRow) }
}
