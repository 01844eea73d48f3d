import type { RequestOf } from '../../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { recordsFor } from '../activities/answerFor.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, pageOf } from './pageOf.ts'

const CHUNK = 200

/**
 * Answers the activities of an organization, newest first, without their secrets.
 *
 * Ours: the cursors follow the list: `after` asks for older ones, `before` for newer ones, nearest to the cursor.
 */
export const listActivities: Handler<QueryEndpoints['listActivities'], CallContext> = async (
  request,
  context,
) => {
  const rows = await rowsOf(context.parts.store, context.organizationId, request)
  return { activities: await recordsFor(context, rows) }
}

async function rowsOf(
  reads: Reads,
  organizationId: string,
  request: RequestOf<QueryEndpoints['listActivities']>,
): Promise<readonly ActivityRow[]> {
  const { limit, after, before } = pageOf(request.paginationOptions)
  const statuses = new Set<string>(request.filterByStatus)
  const types = new Set(request.filterByType)
  const isWanted = (row: ActivityRow) =>
    (statuses.size === 0 || statuses.has(row.status)) && (types.size === 0 || types.has(row.type))
  // Towards the cursor's newer side the walk goes up, so that the page is the one next to it.
  const order = before !== undefined && after === undefined ? 'asc' : 'desc'
  const found: ActivityRow[] = []
  let [low, high] = [before, after]
  for (;;) {
    const ids = idsBetween(low, high)
    const where = { organizationId, ...(ids ? { id: ids } : {}) }
    const rows = await reads.find('activities', where, { limit: CHUNK, order })
    found.push(...rows.filter(isWanted))
    const last = rows.at(-1)
    if (found.length >= limit || rows.length < CHUNK || !last) break
    if (order === 'asc') low = last.id
    else high = last.id
  }
  const page = found.slice(0, limit)
  return order === 'asc' ? page.toReversed() : page
}
