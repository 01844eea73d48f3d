import type { RequestOf } from '../../../wire/endpoint.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { recordsFor } from '../activities/answerFor.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, pageOf } from './pageOf.ts'

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
  // Towards the cursor's newer side the page goes up, so that it is the one next to it.
  const order = before !== undefined && after === undefined ? 'asc' : 'desc'
  const ids = idsBetween(before, after)
  const page: ActivityRow[] = []
  for (const wanted of filtersOf(request)) {
    const where = { organizationId, ...wanted, ...(ids ? { id: ids } : {}) }
    page.push(...(await reads.find('activities', where, { limit, order })))
  }
  page.sort((a, b) => (a.id < b.id ? 1 : -1))
  return order === 'asc' ? page.slice(-limit) : page.slice(0, limit)
}

type Filter = { readonly type?: string; readonly status?: string }

/** One question for each type and status that is wanted: an index answers each, however many activities there are. */
function filtersOf({
  filterByType = [],
  filterByStatus = [],
}: RequestOf<QueryEndpoints['listActivities']>): readonly Filter[] {
  const types = [...new Set(filterByType)].map((type) => ({ type }))
  const statuses = [...new Set(filterByStatus)].map((status) => ({ status }))
  const orAll = (filters: readonly Filter[]) => (filters.length === 0 ? [{}] : filters)
  return orAll(types).flatMap((type) => orAll(statuses).map((status) => ({ ...type, ...status })))
}
