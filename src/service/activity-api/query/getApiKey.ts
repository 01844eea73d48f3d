import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { apiKeyFromRow } from '../credentials/apiKeyFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers about one key; who is not a root user may ask about its own only. One that is over is not there. */
export const getApiKey: Handler<QueryEndpoints['getApiKey'], CallContext> = async (
  { apiKeyId: id },
  { parts, caller: { user }, organizationId, nowMs },
) => {
  const row = await parts.store.first('credentials', { id, organizationId })
  const isOver = row && row.expiresAtMs !== null && row.expiresAtMs <= nowMs
  if (!row || isOver || (user.role !== 'root' && row.userId !== user.id))
    throw new Refusal('API_KEY_NOT_FOUND')
  return { apiKey: apiKeyFromRow(row) }
}
