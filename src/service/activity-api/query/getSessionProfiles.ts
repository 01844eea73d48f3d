import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { sessionProfileFromRow } from '../session-profiles/sessionProfileFromRow.ts'

export const getSessionProfiles: Handler<
  QueryEndpoints['getSessionProfiles'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const rows = await parts.store.find('sessionProfiles', { organizationId })
  return { sessionProfiles: rows.map(sessionProfileFromRow) }
}
