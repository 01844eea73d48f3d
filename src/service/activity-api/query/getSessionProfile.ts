import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { sessionProfileFromRow } from '../session-profiles/sessionProfileFromRow.ts'

export const getSessionProfile: Handler<QueryEndpoints['getSessionProfile'], CallContext> = async (
  { sessionProfileId: id },
  { parts, organizationId },
) => {
  const row = await parts.store.first('sessionProfiles', { id, organizationId })
  if (!row) throw new Refusal('SESSION_PROFILE_NOT_FOUND')
  return { sessionProfile: sessionProfileFromRow(row) }
}
